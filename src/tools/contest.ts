/** Matches between two contestants, in pairs with the same seed and sides swapped, and what they tell. */
import { SIDES, SOUTH, type BySide, type Outcome, type Side } from '../rules/game';
import { gameOf, type GameAction, type GameRules, type GameState } from '../rules/registry';
import type { Contestant } from './contestant';

export interface Tally {
  /** Of the first contestant. */
  readonly wins: number;
  readonly draws: number;
  readonly losses: number;
  /** Moves of all matches. */
  readonly plies: number;
}

const MIX = 0x9e3779b1;

/** Applies actions; a refused one is a bug of the contestant. */
function apply(state: GameState, side: Side, actions: readonly GameAction[]): GameState {
  const game = gameOf(state);
  return actions.reduce((before, action) => {
    const decided = game.decide(before, side, action);
    if (!decided.ok)
      throw new Error(`${decided.error.code}: ${JSON.stringify(action)} in ${game.makeLiteral(before)}`);
    return decided.value.reduce(game.evolve, before);
  }, state);
}

/** seats: who plays south and north. */
export function playMatch(
  rules: GameRules,
  seats: BySide<Contestant>,
  seeds: BySide<number>,
): { readonly outcome: Outcome; readonly plies: number } {
  const game = gameOf(rules);
  let state = game.start(rules);
  for (;;) {
    const before = state;
    const outcome = game.outcomeOf(before);
    if (outcome !== null) return { outcome, plies: game.plyOf(before) };
    // Both fill at the same time, without having seen the other's filling.
    const acting = SIDES.filter((side) => game.mayAct(before, side));
    const wishes = acting.map((side) => ({ side, actions: seats[side](before, side, seeds[side]) }));
    for (const { side, actions } of wishes) state = apply(state, side, actions);
    if (state === before) throw new Error(`nobody moves in ${game.makeLiteral(state)}`);
  }
}

const seedOf = (seed: number, pair: number, contestant: number): number =>
  (Math.imul(seed * 2 + contestant, MIX) ^ Math.imul(pair + 1, 0x85ebca6b)) | 0;

/** told: called after each match. */
export function playTournament(
  rules: GameRules,
  [first, second]: readonly [Contestant, Contestant],
  matches: number,
  seed: number,
  told: (tally: Tally) => void,
): Tally {
  let tally: Tally = { wins: 0, draws: 0, losses: 0, plies: 0 };
  for (let match = 0; match < matches; match += 1) {
    const pair = match >> 1;
    const swapped = (match & 1) === 1;
    const [own, others] = [seedOf(seed, pair, 0), seedOf(seed, pair, 1)];
    const { outcome, plies } = swapped
      ? playMatch(rules, [second, first], [others, own])
      : playMatch(rules, [first, second], [own, others]);
    const won = outcome.winner === null ? null : (outcome.winner === SOUTH) !== swapped;
    tally = {
      wins: tally.wins + (won === true ? 1 : 0),
      draws: tally.draws + (won === null ? 1 : 0),
      losses: tally.losses + (won === false ? 1 : 0),
      plies: tally.plies + plies,
    };
    told(tally);
  }
  return tally;
}

/** z of 95 %. */
const Z = 1.959964;

/** Wilson's interval at 95 % for a share of `count` matches, a draw counted half; it has a width also at 0 and 1. */
export function confidence(share: number, count: number): readonly [number, number] {
  const z2 = (Z * Z) / count;
  const middle = (share + z2 / 2) / (1 + z2);
  const half = (Z / (1 + z2)) * Math.sqrt((share * (1 - share)) / count + z2 / (4 * count));
  return [Math.max(0, middle - half), Math.min(1, middle + half)];
}
