/** Beginning a match between those who hold the two seats of a table. */
import { peopleOf, type Table } from '../hall/hall';
import type { MatchId } from '../match/events';
import type { Player } from '../match/player';
import type { BySide } from '../rules/game';
import { markAbsent } from './absence';
import { clearTable } from './close-table';
import { linesAt, type House } from './house';
import { endChallenges } from './lapse';

/**
 * False if it could not be stored; nothing has begun then, and who holds a seat keeps it. Throws when a seat is empty.
 * arrive: brings the players to the table, between storing and telling; by then they may have gone, or changed lines.
 */
export async function begin(
  house: House,
  table: Table,
  arrive: () => void = () => undefined,
): Promise<boolean> {
  const [south, north] = table.seats;
  if (south === null || north === null) throw new Error('a match needs two players');
  const players: BySide<Player> = [south, north];
  const earlier = table.match;
  // The seats are held from now on, whoever walks off or drops while the match is being stored.
  table.running = true;
  const started = await house.matches.start(
    { type: 'MatchStarted', at: house.ports.clock.now(), table: table.number, rules: table.rules, players },
    (id) => {
      // Their programs hear of the new match by its start, so not yet by coming here.
      arrive();
      table.match = id;
      markAbsent(house, table);
      endChallenges(house, peopleOf(players), 'plays');
    },
  );
  if (!started.ok) {
    table.running = false;
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

/** Both have agreed to begin anew, and the old match was called off for it: the next one follows at the same table. */
export async function beginAnew(house: House, table: Table): Promise<void> {
  if (await begin(house, table)) return;
  for (const line of linesAt(house, table)) line.say({ code: 'not-stored' });
  clearTable(house, table);
}
