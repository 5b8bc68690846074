/** How a match ended, in one sentence, whether by its game or by its players. */
import type { MatchEnd } from '../../match/events';
import { opponentOf, type BySide, type Side } from '../../rules/game';
import type { Message } from '../message';
import { addressOf } from './address';
import { kelmaOutcome } from './kelma-outcome';
import { khalahaOutcome } from './khalaha-outcome';

type DecidedCode = 'outcome-won' | 'outcome-resigned' | 'outcome-abandoned';

function decided(code: DecidedCode, winner: Side, names: BySide<string>, listener: Side | null): Message {
  return { code, to: addressOf(winner, listener), name: names[winner], other: names[opponentOf(winner)] };
}

/** listener: the side that is spoken to as Du; null for watchers. */
export function outcomeMessage(end: MatchEnd, names: BySide<string>, listener: Side | null): Message {
  const { winner, reason } = end;
  switch (reason) {
    case 'stores':
      return khalahaOutcome(end, names, listener);
    case 'goal':
    case 'noPawns':
    case 'stalemate':
    case 'repetition':
    case 'quietPlies':
      return kelmaOutcome(winner, reason, names, listener);
    case 'calledOff':
      return { code: 'outcome-called-off' };
    case 'restarted':
      return { code: 'outcome-restarted' };
    case 'agreed':
      return { code: 'outcome-agreed' };
    default:
      break;
  }
  if (winner === null) return { code: 'outcome-drawn' };
  const code =
    reason === 'resigned' ? 'outcome-resigned' : reason === 'abandoned' ? 'outcome-abandoned' : 'outcome-won';
  return decided(code, winner, names, listener);
}
