/** Khalaha as the house knows it: the contract of a game, filled in. What else others may use is exported here. */
import type { Result } from '../../kernel/result';
import { err, ok } from '../../kernel/result';
import { SOUTH, type Game } from '../game';
import { decide } from './decide';
import { evolve } from './evolve';
import { makeLiteral } from './literal';
import { PASS, SWAP, makeRecord, parseRecord } from './record';
import type { KhalahaRules } from './rules';
import { KALAH, KHALAHA_RULES } from './rules';
import type { KhalahaState } from './state';
import { filledPits, startOf } from './state';
import type { KhalahaAction, KhalahaEvent, KhalahaRefusal } from './vocabulary';

export * from './literal';
export * from './packed';
export * from './packed-perft';
export * from './rules';
export * from './setup';
export * from './vocabulary';
export type { KhalahaState, Pits } from './state';
export { PASS, SWAP };

/** `3` is a pit (long and short form alike), `x` the change of sides. */
function parseMove(_state: KhalahaState, text: string): Result<KhalahaAction, KhalahaRefusal> {
  const word = text.trim().toLowerCase();
  if (word === SWAP) return ok({ game: 'khalaha', type: 'swap' });
  if (!/^-?\d{1,4}$/.test(word)) return err({ game: 'khalaha', code: 'notAMove', text });
  const pit = Number(word);
  return pit >= 1 && pit <= 6
    ? ok({ game: 'khalaha', type: 'sow', pit })
    : err({ game: 'khalaha', code: 'noSuchPit', pit });
}

function legalMoves(state: KhalahaState): readonly string[] {
  if (state.turn === null) return [];
  const pits = filledPits(state.pits[state.turn]).map(String);
  return state.swapOpen ? [...pits, SWAP] : pits;
}

function moveOf(event: KhalahaEvent): string | null {
  if (event.type === 'SeedsSown') return String(event.pit);
  return event.type === 'SidesSwapped' ? SWAP : null;
}

export const khalaha: Game<
  'khalaha',
  KhalahaRules,
  KhalahaState,
  KhalahaAction,
  KhalahaEvent,
  KhalahaRefusal
> = {
  id: 'khalaha',
  presets: KHALAHA_RULES,
  exampleRules: KALAH,
  start: startOf,
  decide,
  evolve,
  rulesOf: (state) => state.rules,
  phaseOf: (state) => state.phase,
  turnOf: (state) => state.turn,
  mayAct: (state, side) => (state.phase === 'filling' ? !state.ready[side] : state.turn === side),
  outOfTurn: ({ turn }) => ({ game: 'khalaha', code: 'notYourTurn', onTurn: turn ?? SOUTH }),
  plyOf: (state) => state.ply,
  outcomeOf: (state) => state.outcome,
  scoreOf: (state) => state.stores,
  legalMoves,
  parseMove,
  moveOf,
  makeRecord,
  parseRecord,
  makeLiteral,
};
