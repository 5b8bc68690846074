/**
 * Reads moves in the long notation (see notation). Players may leave out nearly all of it (`c2`, `c2 c3`,
 * `b6c8`); whatever they do write must be true.
 */
import type { Result } from '../../kernel/result';
import { err, ok } from '../../kernel/result';
import type { KelmaMove } from './move';
import { makeMove } from './notation';
import type { KelmaAction } from './play';
import { resolve } from './play';
import type { KelmaRefusal } from './refusal';
import { refuse } from './refusal';
import type { Square } from './square';
import { parseSquare } from './square';
import type { KelmaState } from './state';

const SHAPE =
  /^(?<face>[slt])?\s*(?<from>[a-z]\d{1,3})(?:\s*(?<joint>[-–x:]?)\s*(?<to>[a-z]\d{1,3})(?:\s*>\s*(?<pushed>[a-z]\d{1,3}))?)?$/;

interface Named {
  readonly face: string | undefined;
  readonly from: Square;
  readonly captures: boolean;
  readonly to: Square | null;
  readonly pushed: string | undefined;
}

function readShape(text: string): Result<Named, KelmaRefusal> {
  const groups = SHAPE.exec(text.trim().toLowerCase())?.groups;
  const origin = groups?.['from'];
  if (groups === undefined || origin === undefined) return err(refuse({ code: 'notAMove', text }));
  const from = parseSquare(origin);
  if (from === null) return err(refuse({ code: 'offBoard', square: origin }));
  const target = groups['to'];
  const to = target === undefined ? null : parseSquare(target);
  if (target !== undefined && to === null) return err(refuse({ code: 'offBoard', square: target }));
  const captures = groups['joint'] === 'x' || groups['joint'] === ':';
  return ok({ face: groups['face'], from, captures, to, pushed: groups['pushed'] });
}

/** Whether all that the text says beyond the squares is so. */
function isTrue(named: Named, move: KelmaMove): boolean {
  const face = move.kind === 'stone' ? move.face.toLowerCase() : undefined;
  const pushed = move.kind === 'pawn' ? move.pushed?.to : undefined;
  const captures = move.kind === 'stone' && move.captured !== null;
  return (
    (named.face === undefined || named.face === face) &&
    (named.pushed === undefined || named.pushed === pushed) &&
    (!named.captures || captures)
  );
}

/**
 * A typed or stored move -> the action. What no rule allows is an action all the same, so that decide can say
 * why; only text that is no move, names a square off the board or says something untrue of a legal move is refused.
 */
export function parseMove(state: KelmaState, text: string): Result<KelmaAction, KelmaRefusal> {
  const named = readShape(text);
  if (!named.ok) return named;
  const action: KelmaAction = { game: 'kelma', type: 'move', from: named.value.from, to: named.value.to };
  const move = resolve(state, action);
  if (move.ok && !isTrue(named.value, move.value)) {
    return err(refuse({ code: 'misnoted', text, move: makeMove(move.value) }));
  }
  return ok(action);
}
