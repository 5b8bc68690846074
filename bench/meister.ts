/**
 * Whether the best level of Khalaha plays exactly: positions of random games, answered with its own budget of nodes. Says
 * how many answers are proven, and the CPU time they took.
 */
import { createPlayer } from '../src/bot/khalaha';
import { tableUpTo } from '../src/bot/khalaha/level';
import { createRng, type Rng } from '../src/kernel/rng';
import {
  fromSetup,
  khalaha,
  presetRules,
  setupOf,
  type KhalahaSetup,
  type KhalahaRules,
} from '../src/rules/khalaha';
import { playMove } from '../src/rules/perft';

const TABLE_SEEDS = 14;
/** Positions of each size; fewer by the environment, for a quick look. */
const POSITIONS = Number(process.env.POSITIONS ?? 200);
const SIZES = [32, 36] as const;

const sum = (pits: readonly number[]): number => pits.reduce((total, each) => total + each, 0);

/** A position of a random game with exactly so many seeds in play; null: the game skipped that number. */
function reached(rules: KhalahaRules, seeds: number, rng: Rng): KhalahaSetup | null {
  const pits = (): number[] => Array.from({ length: 6 }, () => 4 + rng.below(3));
  const start = fromSetup({ mover: pits(), other: pits(), moverStore: 0, otherStore: 0 }, rules);
  if (!start.ok) throw new Error(start.error.code);
  let state = start.value;
  while (state.turn !== null) {
    const left = sum(state.pits[0]) + sum(state.pits[1]);
    if (left <= seeds) return left === seeds ? setupOf(state) : null;
    const moves = khalaha.legalMoves(state);
    state = playMove(khalaha, state, moves[rng.below(moves.length)] ?? '');
  }
  return null;
}

export function bench(): readonly string[] {
  const rules = presetRules('khalaha');
  const table = tableUpTo(rules, TABLE_SEEDS);
  return SIZES.map((seeds) => {
    const rng = createRng(seeds);
    const times: number[] = [];
    let exact = 0;
    while (times.length < POSITIONS) {
      const setup = reached(rules, seeds, rng);
      if (setup === null) continue;
      // A new player each time: nothing is known from before.
      const player = createPlayer(rules, () => table);
      const before = process.cpuUsage().user;
      const choice = player.choose('meister', setup, 1, () => false);
      times.push((process.cpuUsage().user - before) / 1e6);
      if (choice?.solution?.exact === true) exact += 1;
    }
    times.sort((a, b) => a - b);
    const at = (share: number): string => (times[Math.floor((times.length - 1) * share)] ?? 0).toFixed(2);
    return `${seeds} seeds: ${exact} of ${POSITIONS} answers proven; CPU median ${at(0.5)} s, p90 ${at(0.9)} s, most ${at(1)} s`;
  });
}
