/** Refusals of any game as sentences. Each game has a file beside this one. */
import { assertNever } from '../../kernel/assert-never';
import type { BySide, Side } from '../../rules/game';
import type { GameRefusal } from '../../rules/registry';
import type { Message } from '../message';
import { refuseKelma } from './kelma';
import { refuseKhalaha } from './khalaha';

/** Why a wish was refused and what helps. listener: the side that wished; null for who holds both seats. */
export function refusalMessage(refusal: GameRefusal, names: BySide<string>, listener: Side | null): Message {
  switch (refusal.game) {
    case 'khalaha':
      return refuseKhalaha(refusal, names, listener);
    case 'kelma':
      return refuseKelma(refusal, names, listener);
    default:
      return assertNever(refusal);
  }
}
