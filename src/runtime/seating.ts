/** Sitting down, standing up, and beginning matches. */
import {
  findPerson,
  freeSeat,
  isHeldBy,
  openTable,
  opponentAt,
  seatOf,
  unfinishedOf,
  type Presence,
  type Table,
} from '../hall/hall';
import type { Intent } from '../command/intent';
import { opponentOf, SIDES, SOUTH, type BySide } from '../rules/game';
import { gameOf, presetOf, type GameId, type GameRules } from '../rules/registry';
import type { Player } from '../match/player';
import { tellMissed } from './absence';
import { challenge } from './challenges';
import { announce, type House } from './house';
import type { Line } from './line';
import { wish } from './play';
import { look, moveTo, showBoard } from './places';
import { isAtStake, playsAt, presenceOf, tableOf } from './situation';

type NewMatch = Intent & { readonly type: 'newMatch' };

/** Begins a match between those who hold the two seats. False if it could not be stored. */
export async function begin(house: House, table: Table, line: Line): Promise<boolean> {
  const [south, north] = table.seats;
  if (south === null || north === null) throw new Error('a match needs two players');
  const players: BySide<Player> = [south, north];
  const earlier = table.match;
  const started = await house.matches.start(
    { type: 'MatchStarted', at: house.ports.clock.now(), table: table.number, rules: table.rules, players },
    (id) => {
      table.match = id;
      table.running = true;
    },
  );
  if (!started.ok) {
    line.say({ code: 'not-stored' });
    return false;
  }
  if (earlier !== null) house.matches.forget(earlier);
  house.ports.log.info(
    { match: started.value, table: table.number, rules: table.rules.preset },
    'match started',
  );
  return true;
}

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
    here.seats.every((seat) => seat === null || isHeldBy(seat, presence.person.id));
  const table = usable ? here : openTable(house.hall, rules.game, rules);
  table.rules = rules;
  if (!usable) moveTo(house, line, { kind: 'table', table: table.number });
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
  if (rules === null) return;
  table.rules = rules;
  await begin(house, table, line);
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

async function playAlone(house: House, line: Line, rules: GameRules): Promise<void> {
  const { person } = presenceOf(house, line);
  const table = tableFor(house, line, rules);
  for (const side of SIDES) table.seats[side] = person;
  await begin(house, table, line);
}

/** Plays in a running match where one is; a second one must wait. */
const isBusy = (house: House, presence: Presence): boolean =>
  playsAt(house, tableOf(house, presence), presence.person.id);

export async function newMatch(house: House, line: Line, wished: NewMatch): Promise<void> {
  const presence = presenceOf(house, line);
  const table = tableOf(house, presence);
  const seated = table !== null && seatOf(table, presence.person.id) !== null;
  const here = presence.place.kind === 'saal' ? presence.place.game : (table?.game ?? null);
  const game = wished.game ?? here;

  if (wished.opponent.kind === 'same' && table !== null && seated && (game === table.game || game === null)) {
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
  if (wished.opponent.kind === 'same' && wished.game === null && table !== null && !seated) {
    line.say({ code: 'only-watching' });
    return;
  }
  if (isBusy(house, presence)) {
    line.say({ code: 'busy-here' });
    return;
  }
  if (game === null) {
    line.say({ code: 'which-game' });
    return;
  }
  const rules = rulesFor(line, game, wished.preset);
  if (rules === null) return;
  if (wished.opponent.kind === 'alone') await playAlone(house, line, rules);
  else if (wished.opponent.kind === 'same') openAndWait(house, line, rules);
  else challenge(house, line, wished.opponent.name, rules);
}

/** Takes the free seat of a table; the match begins when both are taken. */
export async function sit(house: House, line: Line, number: number | null): Promise<void> {
  const presence = presenceOf(house, line);
  const here = tableOf(house, presence);
  const table = number === null ? here : (house.hall.tables.get(number) ?? null);
  if (table === null) {
    line.say(number === null ? { code: 'which-table' } : { code: 'no-such-table', table: number });
    return;
  }
  const own = seatOf(table, presence.person.id);
  if (own !== null) {
    if (here === table) line.say({ code: 'already-seated', table: table.number });
    else await comeBack(house, line, table);
    return;
  }
  const side = freeSeat(table);
  if (side === null) {
    line.say({ code: 'no-free-seat', table: table.number });
    return;
  }
  if (isBusy(house, presence)) {
    line.say({ code: 'busy-here' });
    return;
  }
  if (here !== table) moveTo(house, line, { kind: 'table', table: table.number });
  table.seats[side] = presence.person;
  const sat = { code: 'sat-down', name: presence.person.name, table: table.number } as const;
  announce(house, `table-${table.number}`, { ...sat, to: 'watcher' }, presence.person.id);
  line.say({ ...sat, to: 'you' });
  if (table.seats[opponentOf(side)] === null) line.say({ code: 'waits-for-opponent', table: table.number });
  else await begin(house, table, line);
}

export function watch(house: House, line: Line, number: number): void {
  const presence = presenceOf(house, line);
  const table = house.hall.tables.get(number);
  if (table === undefined) {
    line.say({ code: 'no-such-table', table: number });
    return;
  }
  if (tableOf(house, presence) === table) {
    line.say({ code: 'already-there' });
    return;
  }
  moveTo(house, line, { kind: 'table', table: number });
  look(house, line);
}

/** Stands up from a table without a running match of one's own. */
export function standUp(house: House, line: Line): void {
  const presence = presenceOf(house, line);
  const table = tableOf(house, presence);
  if (table === null) {
    line.say({ code: 'not-at-a-table' });
    return;
  }
  if (isBusy(house, presence)) {
    line.say({ code: 'match-keeps-seat' });
    return;
  }
  moveTo(house, line, { kind: 'saal', game: table.game });
  look(house, line);
}

/** Leaves the game: a running match is resigned first (the session has asked whether it is meant). */
export async function leaveTable(house: House, line: Line): Promise<void> {
  const presence = presenceOf(house, line);
  const table = tableOf(house, presence);
  if (table !== null && isAtStake(house, line)) {
    const resigned = await wish(house, line, table, { type: 'resign' });
    if (!resigned) return;
  }
  standUp(house, line);
}

/** Back at one's seat: the board, unless it follows anyway, and those there are told. */
export async function comeBack(house: House, line: Line, table: Table, shows = true): Promise<void> {
  moveTo(house, line, { kind: 'table', table: table.number });
  line.say({ code: 'back-at-seat', table: table.number });
  await tellMissed(house, line, table);
  if (shows) showBoard(house, line, table);
}

/** Goes back to an unfinished match of one's own and takes it up again. */
export async function resume(house: House, line: Line, number: number | null): Promise<void> {
  const presence = presenceOf(house, line);
  const own = unfinishedOf(house.hall, presence.person.id);
  const here = tableOf(house, presence);
  const table =
    number === null
      ? (own.find((candidate) => candidate === here) ?? own[0])
      : own.find((candidate) => candidate.number === number);
  if (table === undefined || table.match === null) {
    if (number === null || own.length === 0) line.say({ code: 'nothing-to-resume' });
    else
      line.say({
        code: 'nothing-to-resume-there',
        table: number,
        tables: own.map((each) => String(each.number)),
      });
    return;
  }
  const match = house.matches.get(table.match);
  if (here !== table) await comeBack(house, line, table, match?.adjourned !== true);
  else if (match?.adjourned !== true) {
    line.say({ code: 'match-runs-already' });
    showBoard(house, line, table);
  }
  if (match?.adjourned !== true) return;
  const other = opponentAt(table, presence.person.id);
  const waiting = other?.kind === 'person' ? house.hall.people.get(other.id) : undefined;
  if (other?.kind === 'person' && (waiting === undefined || tableOf(house, waiting) !== table)) {
    line.say({ code: 'resume-waits', name: other.name });
    const invitation = { code: 'resume-wanted', name: presence.person.name, table: table.number } as const;
    house.lines.get(other.id)?.say(invitation);
    return;
  }
  await wish(house, line, table, { type: 'resume' });
}
