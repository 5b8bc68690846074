/** The end of a game of Khalaha by its stores (K12). */
import { opponentOf, type BySide, type Outcome, type Side } from '../../rules/game';
import type { Message } from '../message';
import { addressOf } from './address';

export function khalahaOutcome(outcome: Outcome, names: BySide<string>, listener: Side | null): Message {
  const { winner, score } = outcome;
  if (winner === null) return { code: 'khalaha-drawn', seeds: score[0] };
  const loser = opponentOf(winner);
  return {
    code: 'khalaha-won',
    to: addressOf(winner, listener),
    name: names[winner],
    other: names[loser],
    seeds: score[winner],
    against: score[loser],
  };
}
