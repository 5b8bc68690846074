/** Counts what is in the house, for the host. */
import type { Census, MatchState } from '../ports/metrics';
import { gameOf } from '../rules/registry';
import type { House } from './house';

/** Walks over the tables, so it is made only when somebody asks. */
export function censusOf(house: House): Census {
  const matches: Record<MatchState, number> = { filling: 0, playing: 0, adjourned: 0 };
  for (const { running, match: id } of house.hall.tables.values()) {
    const match = id === null ? undefined : house.matches.get(id);
    if (!running || match === undefined) continue;
    const filling = gameOf(match.state).phaseOf(match.state) === 'filling';
    matches[match.adjourned ? 'adjourned' : filling ? 'filling' : 'playing'] += 1;
  }
  const inside = house.lines.size;
  return {
    sessions: { login: house.open.size - inside, inside },
    tables: house.hall.tables.size,
    matches,
  };
}
