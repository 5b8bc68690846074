/** What the rules of Khalaha refuse, as a sentence that names what is missing and the command that helps. */
import { assertNever } from '../../kernel/assert-never';
import { opponentOf, type BySide, type Side } from '../../rules/game';
import type { KhalahaRefusal } from '../../rules/khalaha';
import type { Message } from '../message';

type Refused<C extends KhalahaRefusal['code']> = Extract<KhalahaRefusal, { readonly code: C }>;

/** you: only the listener has to finish; both: both have; other: only the one named. */
function stillFilling(
  { unready }: Refused<'stillFilling'>,
  names: BySide<string>,
  listener: Side | null,
): Message {
  const code = 'khalaha-refused-still-filling';
  const own = listener ?? 0;
  const name = names[opponentOf(own)];
  if (unready.length === 2) return { code, to: 'both', name };
  if (listener === null) return { code, to: 'other', name: names[unready[0] ?? 0] };
  return { code, to: unready.includes(own) ? 'you' : 'other', name };
}

/** listener: the side whose wish was refused; null for who holds both seats. */
export function refuseKhalaha(
  refusal: KhalahaRefusal,
  names: BySide<string>,
  listener: Side | null,
): Message {
  switch (refusal.code) {
    case 'notYourTurn':
      return { code: 'khalaha-refused-not-your-turn', name: names[refusal.onTurn] };
    case 'noSuchPit':
      return { code: 'khalaha-refused-no-such-pit', pit: refusal.pit };
    case 'emptyPit': {
      const { pit, filled } = refusal;
      const example = filled[0] ?? 1;
      return {
        code: 'khalaha-refused-empty-pit',
        pit,
        filled: filled.map(String),
        count: filled.length,
        example,
      };
    }
    case 'badSeeds': {
      const { seeds, min, max } = refusal;
      return { code: 'khalaha-refused-bad-seeds', seeds, min, max };
    }
    case 'supplyExceeded':
      return { code: 'khalaha-refused-supply', seeds: refusal.seeds, available: refusal.available };
    case 'unfilledPits': {
      const { pits } = refusal;
      const example = pits[0] ?? 1;
      return { code: 'khalaha-refused-unfilled', pits: pits.map(String), count: pits.length, example };
    }
    case 'alreadyFinished':
      return { code: 'khalaha-refused-finished', name: names[opponentOf(listener ?? 0)] };
    case 'stillFilling':
      return stillFilling(refusal, names, listener);
    case 'fillingOver':
      return { code: 'khalaha-refused-filling-over' };
    case 'gameOver':
      return { code: 'khalaha-refused-game-over' };
    case 'noSwap':
      return { code: 'khalaha-refused-no-swap' };
    case 'notAMove':
      return { code: 'khalaha-refused-not-a-move', text: refusal.text };
    case 'badRecord':
      return { code: 'khalaha-refused-bad-record', at: refusal.at, token: refusal.token };
    default:
      return assertNever(refusal);
  }
}
