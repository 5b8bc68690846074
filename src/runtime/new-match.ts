/** Wishes for a new match: once more here, at a new table, alone, or against somebody in the house. */
import { findPerson, isHeldBy, openTable, opponentAt, seatOf, type Table } from '../hall/hall';
import type { Intent, Opponent } from '../command/intent';
import type { Person, Player } from '../match/player';
import { SIDES, SOUTH, type BySide } from '../rules/game';
import { gameOf, presetOf, type GameId, type GameRules } from '../rules/registry';
import { begin } from './begin';
import { challenge } from './challenges';
import { clearTable } from './close-table';
import { announce, type House } from './house';
import type { Line } from './line';
import { mayBegin } from './open-matches';
import { wish } from './play';
import { moveTo } from './places';
import { isPlaying, presenceOf, tableOf } from './situation';

type NewMatch = Intent & { readonly type: 'newMatch' };

/** The rules that are wished, or null after having said what is wrong with the wish. */
function rulesFor(line: Line, game: GameId, preset: string | null): GameRules | null {
  if (preset === null) return gameOf(game).presets[0];
  const rules = presetOf(game, preset);
  if (rules === undefined) {
    const names = gameOf(game).presets.map((known) => known.preset);
    line.say({ code: 'no-such-preset', preset, game, names });
  }
  return rules ?? null;
}

/** The table where a new match can be made: the own one if it is free for it, or a new one. */
function tableFor(house: House, line: Line, rules: GameRules): Table {
  const presence = presenceOf(house, line);
  const here = tableOf(house, presence);
  const usable =
    here !== null &&
    !here.running &&
    here.game === rules.game &&
    here.seats.every((seat) => seat?.kind !== 'person' || isHeldBy(seat, presence.person.id));
  const table = usable ? here : openTable(house.hall, rules.game, rules);
  table.rules = rules;
  return table;
}

async function newMatchHere(house: House, line: Line, table: Table, wished: NewMatch): Promise<void> {
  const { person } = presenceOf(house, line);
  if (table.running) {
    if (wished.preset !== null && wished.preset !== table.rules.preset) line.say({ code: 'rules-are-fixed' });
    else await wish(house, line, table, { type: 'offer', offer: 'restart' });
    return;
  }
  if (opponentAt(table, person.id) === null && !table.seats.every((seat) => isHeldBy(seat, person.id))) {
    line.say({ code: 'waits-for-opponent', table: table.number });
    return;
  }
  const rules = wished.preset === null ? table.rules : rulesFor(line, table.game, wished.preset);
  if (rules === null || !mayBegin(house, line, person)) return;
  table.rules = rules;
  if (!(await begin(house, table))) {
    line.say({ code: 'not-stored' });
    clearTable(house, table);
  }
}

function openAndWait(house: House, line: Line, rules: GameRules): void {
  const { person } = presenceOf(house, line);
  const table = openTable(house.hall, rules.game, rules);
  table.seats[SOUTH] = person;
  moveTo(house, line, { kind: 'table', table: table.number });
  line.say({ code: 'table-opened', table: table.number, game: rules.game });
  const opened = { code: 'table-opened-by', name: person.name, table: table.number } as const;
  announce(house, `${rules.game}-saal`, opened, person.id);
}

/** Begins at once at an own table, with these in the seats. */
async function playAtOnce(
  house: House,
  line: Line,
  rules: GameRules,
  players: BySide<Player>,
): Promise<void> {
  const table = tableFor(house, line, rules);
  const before = [...table.seats] as const;
  const { person } = presenceOf(house, line);
  for (const side of SIDES) table.seats[side] = players[side];
  const arrive = (): void => {
    // They may be on a newer line by then, or on none.
    const now = house.lines.get(person.id);
    if (now !== undefined && tableOf(house, presenceOf(house, now)) !== table)
      moveTo(house, now, { kind: 'table', table: table.number });
  };
  if (await begin(house, table, arrive)) return;
  line.say({ code: 'not-stored' });
  for (const side of SIDES) table.seats[side] = before[side];
  clearTable(house, table);
}

/** Who plays when nobody else has to be asked. */
function playersOf(
  person: Person,
  opponent: Exclude<Opponent, { readonly kind: 'same' | 'person' }>,
): BySide<Player> {
  switch (opponent.kind) {
    case 'alone':
      return [person, person];
    case 'computer':
      return [person, { kind: 'computer', level: opponent.level }];
    case 'computers': {
      const [south, north] = opponent.levels;
      return [
        { kind: 'computer', level: south },
        { kind: 'computer', level: north },
      ];
    }
  }
}

export async function newMatch(house: House, line: Line, wished: NewMatch): Promise<void> {
  const presence = presenceOf(house, line);
  const table = tableOf(house, presence);
  const seated = table !== null && seatOf(table, presence.person.id) !== null;
  const { game } = wished;

  if (wished.opponent.kind === 'same' && table !== null && seated && game === table.game) {
    await newMatchHere(house, line, table, wished);
    return;
  }
  if (wished.opponent.kind === 'person' && table !== null && seated) {
    const other = opponentAt(table, presence.person.id);
    const found = findPerson(house.hall, wished.opponent.name);
    if (found.kind === 'one' && isHeldBy(other, found.presence.person.id) && game === table.game) {
      await newMatchHere(house, line, table, wished);
      return;
    }
  }
  if (wished.opponent.kind === 'same' && table !== null && !seated) {
    line.say({ code: 'only-watching' });
    return;
  }
  if (isPlaying(house, line)) {
    line.say({ code: 'busy-here' });
    return;
  }
  const rules = rulesFor(line, game, wished.preset);
  if (rules === null) return;
  const { opponent } = wished;
  if (opponent.kind === 'person') {
    await challenge(house, line, opponent.name, rules);
    return;
  }
  // A match of two computers needs no seat, and ends when nobody watches it.
  if (opponent.kind !== 'computers' && !mayBegin(house, line, presence.person)) return;
  if (opponent.kind === 'same') openAndWait(house, line, rules);
  else await playAtOnce(house, line, rules, playersOf(presence.person, opponent));
}
