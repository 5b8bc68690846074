/**
 * The record of a match: `456654/444444 3-6 2 5 - x`. Fillings south/north (0: not filled, * after it: not finished),
 * then pit numbers; a bonus turn is glued to the move that earned it, `-` alone is a pass, `x` the change of sides.
 */
import type { Result } from '../../kernel/result';
import { err, ok } from '../../kernel/result';
import type { BySide, Side } from '../game';
import { SIDES } from '../game';
import { decide } from './decide';
import { evolve } from './evolve';
import type { Filling, KhalahaRules } from './rules';
import { PIT_NUMBERS } from './rules';
import type { KhalahaState } from './state';
import { startOf, withSide } from './state';
import type { KhalahaAction, KhalahaEvent, KhalahaRefusal } from './vocabulary';

const game = 'khalaha';
export const PASS = '-';
export const SWAP = 'x';
const OPEN = '*';
const FILLINGS = /^([0-9]{6})(\*?)\/([0-9]{6})(\*?)$/;

/** Empty for a match in which nothing has happened. Earlier settings of a pit that was set again are not kept. */
export function makeRecord(events: readonly KhalahaEvent[]): string {
  const words: string[] = [];
  let earned = false;
  for (const event of events) {
    const word = wordOf(event);
    if (word === null) continue;
    const last = words.length - 1;
    if (earned && event.type === 'SeedsSown') words[last] = `${words[last] ?? ''}-${word}`;
    else words.push(word);
    earned = event.type === 'SeedsSown' && event.bonusTurn;
  }
  return events.length === 0 ? '' : [fillingsOf(events), ...words].join(' ');
}

function wordOf(event: KhalahaEvent): string | null {
  switch (event.type) {
    case 'SeedsSown':
      return String(event.pit);
    case 'TurnPassed':
      return PASS;
    case 'SidesSwapped':
      return SWAP;
    case 'PitFilled':
    case 'FillingFinished':
      return null;
  }
}

function fillingsOf(events: readonly KhalahaEvent[]): string {
  const [first] = events;
  // Pits filled by the rules hold the same number each, and the first sowing tells which.
  if (first?.type === 'SeedsSown')
    return SIDES.map(() => String(first.seeds).repeat(PIT_NUMBERS.length)).join('/');
  return SIDES.map((side) => fillingOf(events.filter((event) => event.side === side))).join('/');
}

function fillingOf(events: readonly KhalahaEvent[]): string {
  const pits = PIT_NUMBERS.map(() => '0');
  for (const event of events) if (event.type === 'PitFilled') pits[event.pit - 1] = String(event.seeds);
  return pits.join('') + (events.some((event) => event.type === 'FillingFinished') ? '' : OPEN);
}

interface Token {
  readonly at: number;
  readonly text: string;
}

const tokensOf = (text: string): Token[] =>
  [...text.matchAll(/\S+/g)].map((match) => ({ at: match.index, text: match[0] }));

const refuse = ({ at, text }: Token): Result<never, KhalahaRefusal> =>
  err({ game, code: 'badRecord', at, token: text });

interface Replay {
  readonly state: KhalahaState;
  readonly events: readonly KhalahaEvent[];
}

/** Replays the record under the rules; every pass and every bonus turn must be written as makeRecord writes it. */
export function parseRecord(
  rules: KhalahaRules,
  text: string,
): Result<readonly KhalahaEvent[], KhalahaRefusal> {
  const [fillings, ...moves] = tokensOf(text);
  if (fillings === undefined) return ok([]);
  let replay = replayFillings(rules, fillings.text);
  if (replay === null) return refuse(fillings);
  let owed: typeof PASS | 'bonusTurn' | null = null;
  for (const move of moves) {
    const paid: boolean = owed === null ? move.text !== PASS : owed === PASS && move.text === PASS;
    const next: Replay | null = move.text === PASS ? replay : replayTurn(replay, move.text);
    if (!paid || next === null) return refuse(move);
    owed = move.text === PASS ? null : owedAfter(next.events.at(-1));
    replay = next;
  }
  return owed === PASS ? refuse({ at: text.length, text: '' }) : ok(replay.events);
}

/** What the record must say next: a pass, or a bonus turn, which would have had to be glued on. */
function owedAfter(last: KhalahaEvent | undefined): typeof PASS | 'bonusTurn' | null {
  if (last?.type === 'TurnPassed') return PASS;
  return last?.type === 'SeedsSown' && last.bonusTurn ? 'bonusTurn' : null;
}

function replayFillings(rules: KhalahaRules, text: string): Replay | null {
  const match = FILLINGS.exec(text);
  const start = startOf(rules);
  if (match === null) return null;
  const [, south = '', southOpen, north = '', northOpen] = match;
  if (rules.filling.kind === 'fixed')
    return text === fixedFillings(rules.filling) ? { state: start, events: [] } : null;
  const digits: BySide<string> = [south, north];
  const open: BySide<boolean> = withSide([southOpen === OPEN, false], 1, northOpen === OPEN);
  let replay: Replay | null = { state: start, events: [] };
  for (const side of SIDES) {
    for (const pit of PIT_NUMBERS) {
      const seeds = Number(digits[side][pit - 1]);
      if (seeds > 0 && replay !== null) replay = act(replay, side, { game, type: 'fill', pit, seeds });
    }
    if (!open[side] && replay !== null) replay = act(replay, side, { game, type: 'finishFilling' });
  }
  return replay;
}

function fixedFillings(filling: Extract<Filling, { kind: 'fixed' }>): string {
  return SIDES.map(() => String(filling.seeds).repeat(PIT_NUMBERS.length)).join('/');
}

function act(replay: Replay, side: Side, action: KhalahaAction): Replay | null {
  const decided = decide(replay.state, side, action);
  if (!decided.ok) return null;
  return { state: decided.value.reduce(evolve, replay.state), events: [...replay.events, ...decided.value] };
}

/** One turn: a pit number and the bonus turns glued to it, or the change of sides. */
function replayTurn(before: Replay, text: string): Replay | null {
  const { turn } = before.state;
  if (turn === null) return null;
  if (text === SWAP) return act(before, turn, { game, type: 'swap' });
  if (!/^[1-6](-[1-6])*$/.test(text)) return null;
  let replay: Replay | null = before;
  for (const pit of text.split('-')) {
    const last: KhalahaEvent | undefined = replay === before ? undefined : replay.events.at(-1);
    if (last !== undefined && !(last.type === 'SeedsSown' && last.bonusTurn)) return null;
    replay = act(replay, turn, { game, type: 'sow', pit: Number(pit) });
    if (replay === null) return null;
  }
  return replay;
}
