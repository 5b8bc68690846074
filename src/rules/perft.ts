/**
 * perft of any game: the number of move sequences of a length, by which independent programs check each other.
 * Plays by the contract's own functions, so it checks those; games may have faster ones of their own.
 */
import type { EventOf, Game, OfGame, RefusalOf, RulesOf } from './game';

/** The part of the contract that perft needs. */
type Playable<
  Id extends string,
  R extends RulesOf<Id>,
  S extends OfGame<Id>,
  A extends OfGame<Id>,
  E extends EventOf<Id>,
  X extends RefusalOf<Id>,
> = Pick<Game<Id, R, S, A, E, X>, 'decide' | 'evolve' | 'turnOf' | 'legalMoves' | 'parseMove'>;

/** The state after one legal move in notation, forced passes included. Throws if the move is not legal: a bug. */
export function playMove<
  Id extends string,
  R extends RulesOf<Id>,
  S extends OfGame<Id>,
  A extends OfGame<Id>,
  E extends EventOf<Id>,
  X extends RefusalOf<Id>,
>(game: Playable<Id, R, S, A, E, X>, state: S, move: string): S {
  const side = game.turnOf(state);
  const parsed = game.parseMove(state, move);
  if (side === null || !parsed.ok) throw new Error(`no move: ${move}`);
  const decided = game.decide(state, side, parsed.value);
  if (!decided.ok) throw new Error(`refused: ${move}: ${decided.error.code}`);
  return decided.value.reduce(game.evolve, state);
}

/** Sequences of `depth` moves from `state`; a finished game has none. Forced passes are not moves. */
export function perft<
  Id extends string,
  R extends RulesOf<Id>,
  S extends OfGame<Id>,
  A extends OfGame<Id>,
  E extends EventOf<Id>,
  X extends RefusalOf<Id>,
>(game: Playable<Id, R, S, A, E, X>, state: S, depth: number): number {
  if (depth === 0) return 1;
  const moves = game.legalMoves(state);
  if (depth === 1) return moves.length;
  return moves.reduce((sum, move) => sum + perft(game, playMove(game, state, move), depth - 1), 0);
}

/** perft by first move, in the order of legalMoves. */
export function divide<
  Id extends string,
  R extends RulesOf<Id>,
  S extends OfGame<Id>,
  A extends OfGame<Id>,
  E extends EventOf<Id>,
  X extends RefusalOf<Id>,
>(game: Playable<Id, R, S, A, E, X>, state: S, depth: number): [move: string, count: number][] {
  if (depth === 0) return [];
  return game.legalMoves(state).map((move) => [move, perft(game, playMove(game, state, move), depth - 1)]);
}
