/** Beginning a match between those who hold the two seats of a table. */
import { peopleOf, restoreTable, type Table } from '../hall/hall';
import type { MatchId } from '../match/events';
import type { Player } from '../match/player';
import type { BySide } from '../rules/game';
import type { House } from './house';
import { endChallenges } from './lapse';
import type { Line } from './line';

/**
 * False if it could not be stored, which is told to `line`, if any; nothing has changed then. Throws when a seat is empty.
 * arrive: brings the players to the table, between storing and telling.
 */
export async function begin(
  house: House,
  table: Table,
  line: Line | null,
  arrive: () => void = () => undefined,
): Promise<boolean> {
  const [south, north] = table.seats;
  if (south === null || north === null) throw new Error('a match needs two players');
  const players: BySide<Player> = [south, north];
  const earlier = table.match;
  const started = await house.matches.start(
    { type: 'MatchStarted', at: house.ports.clock.now(), table: table.number, rules: table.rules, players },
    (id) => {
      // Who left while it was stored holds the seat all the same.
      restoreTable(house.hall, table);
      [table.seats[0], table.seats[1]] = players;
      // Their programs hear of the new match by its start, so not yet by coming here.
      arrive();
      table.match = id;
      table.running = true;
      endChallenges(house, peopleOf(players), 'plays');
    },
  );
  if (!started.ok) {
    line?.say({ code: 'not-stored' });
    return false;
  }
  if (earlier !== null) house.matches.forget(earlier);
  logStart(house, started.value, table, players);
  return true;
}

function logStart(house: House, match: MatchId, { number, rules }: Table, players: BySide<Player>): void {
  const [south, north] = players.map((player) => (player.kind === 'person' ? player.id : player.level));
  const { game, preset } = rules;
  house.ports.log.info(
    { match, table: number, game, rules: preset, south: south ?? null, north: north ?? null },
    'match started',
  );
}

/** Both have agreed to begin anew: the old match was called off for it, the next one follows at the same table. */
export async function beginAnew(house: House, table: Table, line: Line | null): Promise<void> {
  const match = table.match === null ? undefined : house.matches.get(table.match);
  if (match?.end?.reason === 'restarted') await begin(house, table, line);
}
