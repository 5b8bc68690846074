/** A store under test, whatever stands behind it, and short words for what is done to it. */
import type { MatchEnd, MatchId } from '../../src/match/events';
import type { Player } from '../../src/match/player';
import type { Accounts } from '../../src/ports/accounts';
import type { EventStore } from '../../src/ports/event-store';
import type { StewardLog } from '../../src/ports/steward-log';
import type { BySide } from '../../src/rules/game';
import { presetOf, type GameRules } from '../../src/rules/registry';
import { ANNA, BERND, started } from '../support/random-match';

export interface Stores {
  readonly events: EventStore;
  readonly accounts: Accounts;
  readonly stewardLog: StewardLog;
}

/** Stores without content, and the same ones as they are after a restart of the house. */
export interface Trial {
  readonly stores: () => Stores;
  readonly restart: () => Promise<Stores>;
}

export function rules(game: 'khalaha' | 'kelma', preset: string): GameRules {
  const found = presetOf(game, preset);
  if (found === undefined) throw new Error(`no rules: ${preset}`);
  return found;
}

export const KHALAHA = rules('khalaha', 'khalaha');
export const MITTE = rules('kelma', 'mitte');

export async function begin(
  store: EventStore,
  players: BySide<Player> = [ANNA, BERND],
  house: GameRules = KHALAHA,
): Promise<MatchId> {
  const created = await store.create(started(house, players));
  if (!created.ok) throw new Error(created.error);
  return created.value;
}

/** Begins a match that has ended so. */
export async function finish(
  store: EventStore,
  players: BySide<Player>,
  end: Partial<MatchEnd>,
  house: GameRules = KHALAHA,
): Promise<MatchId> {
  const match = await begin(store, players, house);
  const whole: MatchEnd = { winner: null, reason: 'stores', score: [0, 0], ...end };
  const stored = await store.append(match, 1, [{ type: 'MatchResigned', side: 0 }], whole);
  if (!stored.ok) throw new Error(stored.error);
  return match;
}
