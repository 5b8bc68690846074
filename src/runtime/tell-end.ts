/** How a match has ended, for its players who are not at its table: at once in the house, else when they come back. */
import type { Table } from '../hall/hall';
import type { MatchEnd, MatchId } from '../match/events';
import { isPractice, type Match } from '../match/match';
import type { Player, PlayerId } from '../match/player';
import { WITHOUT_RESULT } from '../ports/event-store';
import { opponentOf, SIDES, type BySide, type Side } from '../rules/game';
import { outcomeMessage, seatNames } from '../text/narrate';
import { narrateMatch } from '../text/narrate/match';
import type { House } from './house';
import type { Line } from './line';
import type { Fact } from './matches';

/** Who sits opposite, as the texts choose by it: a name, or computer. */
const opponentIn = (players: BySide<Player>, side: Side): string => {
  const other = players[opponentOf(side)];
  return other.kind === 'person' ? other.name : other.kind;
};

/** Tells a player who is in the house, but elsewhere. */
function tellElsewhere(line: Line, table: Table, { event, after }: Fact, end: MatchEnd, side: Side): void {
  const { players, rules } = after;
  const names = seatNames(players, line.catalogue);
  const opponent = opponentIn(players, side);
  line.say({ code: 'match-ended-elsewhere', table: table.number, game: rules.game, opponent });
  line.say(
    event.type === 'Played' ? outcomeMessage(end, names, side) : narrateMatch(event, after, names, side),
  );
}

const leavesNoResult = ({ reason }: MatchEnd): boolean => WITHOUT_RESULT.some((each) => each === reason);

/** last: the fact that has ended the match. Each player who is not at the table is told now, or when they come back. */
export function tellAbsent(house: House, table: Table, id: MatchId, last: Fact): void {
  const match: Match = last.after;
  const { end, players, rules } = match;
  if (end === null || isPractice(match)) return;
  for (const side of SIDES) {
    const player = players[side];
    if (player.kind !== 'person') continue;
    const place = house.hall.people.get(player.id)?.place;
    if (place?.kind === 'table' && place.table === table.number) continue;
    const line = house.lines.get(player.id);
    if (line !== undefined) tellElsewhere(line, table, last, end, side);
    else if (!leavesNoResult(end)) {
      const at = house.ports.clock.now();
      house.untold.note(player.id, { match: id, game: rules.game, players, side, end, at });
    }
  }
}

/** Tells somebody who has come back how their matches have ended meanwhile, once. */
export function tellUntold(house: House, line: Line, who: PlayerId): void {
  for (const { match, game, players, side, end } of house.untold.take(who, house.ports.clock.now())) {
    line.say({ code: 'match-ended-meanwhile', match, game, opponent: opponentIn(players, side) });
    line.say(outcomeMessage(end, seatNames(players, line.catalogue), side));
  }
}
