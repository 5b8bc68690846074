/** Kelma: pawns that race, and neutral stones that either side may move. This is all that other rooms need of it. */
import type { Game } from '../game';
import type { KelmaEvent } from './event';
import { makeLiteral } from './literal';
import { movesFrom, movesOf } from './move';
import { makeMove } from './notation';
import { parseMove } from './parse-move';
import type { KelmaAction } from './play';
import { decide, evolve, moveOfEvent } from './play';
import { makeRecord, parseRecord } from './record';
import type { KelmaRefusal } from './refusal';
import type { KelmaRules } from './rules';
import { MITTE, WEIT } from './rules';
import type { Square } from './square';
import { indexOf } from './square';
import type { KelmaState } from './state';
import { start } from './state';

export type { KelmaEvent, KelmaOutcome, KelmaReason, KelmaWarning, PawnMoved, StoneMoved } from './event';
export { KELMA_REASONS } from './event';
export type { LiteralFault } from './literal';
export { makeLiteral, parseLiteral } from './literal';
export type { KelmaMove, PawnMove, Pushed, StoneMove } from './move';
export { makeMove } from './notation';
export { parseMove } from './parse-move';
export type { Face, Pawn, Piece, Stone, StoneId } from './piece';
export { FACES, facesOf, otherFace, STONES } from './piece';
export type { KelmaAction } from './play';
export type { KelmaPosition, PlacedStone, Setup, SetupFault } from './position';
export { fromSetup, pawnsOf, PAWNS_PER_SIDE, pieceAt, stonesOf, toSetup } from './position';
export type { KelmaRefusal, PushObstacle } from './refusal';
export { PUSH_OBSTACLES } from './refusal';
export type { KelmaOptions, KelmaPreset, KelmaRules, SetupLiteral, StartFault } from './rules';
export { DEFAULT_OPTIONS, KELMA_PRESETS, MITTE, readRules, readSetup, SETUPS, WEIT } from './rules';
export type { File, Rank, Square } from './square';
export { FILE_COUNT, FILES, indexOf, parseSquare, RANKS, SQUARES, squareAt } from './square';
export type { KelmaState, LastMove } from './state';
export { occurrencesOf, QUIET_LIMIT, QUIET_WARNING, REPETITION_LIMIT, start, stateFrom } from './state';

/** The legal moves of the piece on one square in long notation; empty if it has none or the game is over. */
export const legalMovesFrom = (state: KelmaState, square: Square): readonly string[] =>
  state.outcome === null ? movesFrom(state, indexOf(square)).map(makeMove) : [];

export const kelma: Game<'kelma', KelmaRules, KelmaState, KelmaAction, KelmaEvent, KelmaRefusal> = {
  id: 'kelma',
  presets: [MITTE, WEIT],
  exampleRules: MITTE,
  start,
  decide,
  evolve,
  rulesOf: (state) => state.rules,
  phaseOf: (state) => (state.outcome === null ? 'playing' : 'over'),
  turnOf: (state) => (state.outcome === null ? state.position.turn : null),
  mayAct: (state, side) => state.outcome === null && state.position.turn === side,
  outOfTurn: () => ({ game: 'kelma', code: 'notYourTurn' }),
  plyOf: (state) => state.ply,
  outcomeOf: (state) => state.outcome,
  legalMoves: (state) => (state.outcome === null ? movesOf(state).map(makeMove) : []),
  parseMove,
  moveOf: (event) => makeMove(moveOfEvent(event)),
  makeRecord,
  parseRecord,
  scoreOf: (state) => state.outcome?.score ?? [0, 0],
  makeLiteral: (state) => makeLiteral(state.position),
};
