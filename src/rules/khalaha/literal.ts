/**
 * The position literal of the public Kalah Game Protocol, the mover always first:
 * `<6, mover's store, other's store, mover's pits 1-6, other's pits 1-6>`.
 */
import type { Result } from '../../kernel/result';
import { err, ok } from '../../kernel/result';
import { SOUTH, opponentOf } from '../game';
import { PITS } from './rules';
import type { KhalahaState, Pits } from './state';

/** What a literal says, legal or not; whoever moves is `mover`. */
export interface KhalahaSetup {
  readonly mover: Pits;
  readonly other: Pits;
  readonly moverStore: number;
  readonly otherStore: number;
}

export interface LiteralFault {
  readonly code: 'notALiteral' | 'otherBoard';
}

const LITERAL = /^\s*<\s*(\d{1,4}(?:\s*,\s*\d{1,4})*)\s*>\s*$/;
const NUMBERS = 3 + 2 * PITS;

/** otherBoard: a literal of a board with another number of pits. */
export function parseLiteral(text: string): Result<KhalahaSetup, LiteralFault> {
  const list = LITERAL.exec(text)?.[1];
  if (list === undefined) return err({ code: 'notALiteral' });
  const [pits, moverStore = 0, otherStore = 0, ...seeds] = list.split(',').map(Number);
  if (pits !== PITS) return err({ code: 'otherBoard' });
  if (seeds.length !== NUMBERS - 3) return err({ code: 'notALiteral' });
  return ok({ moverStore, otherStore, mover: seeds.slice(0, PITS), other: seeds.slice(PITS) });
}

export function formatLiteral(setup: KhalahaSetup): string {
  return `<${[PITS, setup.moverStore, setup.otherStore, ...setup.mover, ...setup.other].join(',')}>`;
}

/** The position as the side on turn sees it (south when nobody is). */
export function setupOf(state: KhalahaState): KhalahaSetup {
  const mover = state.turn ?? SOUTH;
  const other = opponentOf(mover);
  return {
    mover: state.pits[mover],
    other: state.pits[other],
    moverStore: state.stores[mover],
    otherStore: state.stores[other],
  };
}

export const makeLiteral = (state: KhalahaState): string => formatLiteral(setupOf(state));
