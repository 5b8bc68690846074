/** The ends that a game of Kelma has of its own (L8, L10). */
import { assertNever } from '../../kernel/assert-never';
import { opponentOf, type BySide, type Side } from '../../rules/game';
import type { KelmaReason } from '../../rules/kelma';
import type { Message } from '../message';
import { addressOf } from './address';

export function kelmaOutcome(
  winner: Side | null,
  reason: KelmaReason,
  names: BySide<string>,
  listener: Side | null,
): Message {
  switch (reason) {
    case 'goal': {
      // Nobody but a winner ends a game this way.
      const side = winner ?? 0;
      const who = { to: addressOf(side, listener), name: names[side] };
      return { code: 'kelma-won', ...who, other: names[opponentOf(side)] };
    }
    case 'noPawns':
      return { code: 'kelma-drawn-no-pawns' };
    case 'stalemate':
      return { code: 'kelma-drawn-stalemate' };
    case 'repetition':
      return { code: 'kelma-drawn-repetition' };
    case 'quietPlies':
      return { code: 'kelma-drawn-quiet' };
    default:
      return assertNever(reason);
  }
}
