/** A judged move as a sentence: what it does at once, and what it leads to. */
import type { GameEvent } from '../../rules/registry';
import { assertNever } from '../../kernel/assert-never';
import type { Message } from '../message';

/** What a move is worth for the side that makes it; plies: to a proven end of Kelma, 0 where there is none. */
export interface Advice {
  readonly move: string;
  readonly event: GameEvent;
  readonly value: number;
  readonly exact: boolean;
  readonly plies: number;
}

/** Below this an estimate of Kelma, in hundredths of a pawn, is called even. */
const EVEN = 15;

function outlookOf(value: number, even: number): 'win' | 'loss' | 'draw' {
  if (value > even) return 'win';
  return value < -even ? 'loss' : 'draw';
}

export function adviceMessage({ move, event, value, exact, plies }: Advice): Message {
  const proof = exact ? 'yes' : 'no';
  switch (event.game) {
    case 'khalaha': {
      const margin = Math.round(Math.abs(value));
      const outlook = outlookOf(Math.sign(value) * margin, 0);
      return { code: 'hint-khalaha', move, ...effectInKhalaha(event), outlook, margin, exact: proof };
    }
    case 'kelma': {
      const outlook = outlookOf(value, exact ? 0 : EVEN);
      const { from, to: square } = event;
      return { code: 'hint-kelma', from, square, why: effectInKelma(event), outlook, plies, exact: proof };
    }
    default:
      return assertNever(event);
  }
}

/** The one move that can be made, as it is typed. */
export const onlyMoveMessage = ({ move, event }: Pick<Advice, 'move' | 'event'>): Message =>
  event.game === 'khalaha'
    ? { code: 'hint-only-move-khalaha', move }
    : { code: 'hint-only-move-kelma', from: event.from, square: event.to };

function effectInKhalaha(event: GameEvent & { game: 'khalaha' }): {
  readonly why: string;
  readonly seeds: number;
} {
  if (event.type !== 'SeedsSown') return { why: 'quiet', seeds: 0 };
  if (event.captured !== null && event.captured.seeds > 0)
    return { why: 'capture', seeds: event.captured.seeds };
  return { why: event.bonusTurn || event.landing === 'store' ? 'bonus' : 'quiet', seeds: 0 };
}

function effectInKelma(event: GameEvent & { game: 'kelma' }): string {
  if (event.type === 'StoneMoved') return event.captured === null ? 'stone' : 'capture';
  return event.pushed === null ? 'ahead' : 'push';
}
