/** How fast Khalaha is searched: endgame tables, solving, and answers from positions of random games. */
import { performance } from 'node:perf_hooks';
import type { EndgameTable } from '../src/bot/khalaha/endgame-table';
import { buildEndgameTable } from '../src/bot/khalaha/endgame-table';
import { createSolver } from '../src/bot/khalaha/solve';
import { createRng } from '../src/kernel/rng';
import type { KhalahaPreset, KhalahaRules, KhalahaSetup } from '../src/rules/khalaha';
import { KHALAHA_PRESETS, khalaha, packedRules, presetRules, setupOf } from '../src/rules/khalaha';
import { fromSetup } from '../src/rules/khalaha';
import { playMove } from '../src/rules/perft';

const TABLE_SEEDS = 12;
const PRINTED_SEEDS: readonly number[] = [8, 12, 14];
const unlimited = { maxNodes: Infinity, shouldStop: () => false } as const;

const everyPit = (seeds: number): KhalahaSetup => {
  const pits = new Array<number>(6).fill(seeds);
  return { mover: pits, other: pits, moverStore: 0, otherStore: 0 };
};

const secondsSince = (started: number): number => (performance.now() - started) / 1000;

function build(preset: KhalahaPreset, maxSeeds: number): EndgameTable {
  const started = performance.now();
  const building = buildEndgameTable(packedRules(presetRules(preset)), maxSeeds);
  const sums: number[] = [];
  for (;;) {
    const step = building.next();
    if (step.done === true) {
      console.log(`  sums by level: ${sums.join(' ')}`);
      return step.value;
    }
    sums.push(step.value.sum);
    if (PRINTED_SEEDS.includes(step.value.seeds)) {
      console.log(
        `${preset}: table up to ${step.value.seeds} seeds in ${secondsSince(started).toFixed(2)} s`,
      );
    }
  }
}

function solveStart(rules: KhalahaRules, table: EndgameTable, seeds: number, memoryBits: number): void {
  const solver = createSolver(rules, table, memoryBits);
  const started = performance.now();
  const { value, best, nodes } = solver.solve(everyPit(seeds), { ...unlimited, prove: 'best' });
  const seconds = secondsSince(started);
  const rate = (nodes / seconds / 1e6).toFixed(2);
  const found = `value ${value} by pit ${best ?? 0}, ${nodes} nodes in ${seconds.toFixed(2)} s`;
  console.log(`${rules.preset}, ${seeds} a pit: ${found}, ${rate} million a second`);
}

/** A position with exactly so many seeds in play, reached at random from a random filling. */
function randomPosition(rules: KhalahaRules, seeds: number, rng: ReturnType<typeof createRng>): KhalahaSetup {
  for (;;) {
    const pits = (): number[] => Array.from({ length: 6 }, () => 4 + rng.below(3));
    const start = fromSetup({ mover: pits(), other: pits(), moverStore: 0, otherStore: 0 }, rules);
    if (!start.ok) throw new Error(start.error.code);
    let state = start.value;
    const inPlay = (): number => [...state.pits[0], ...state.pits[1]].reduce((sum, each) => sum + each, 0);
    while (inPlay() > seeds) {
      const moves = khalaha.legalMoves(state);
      state = playMove(khalaha, state, moves[rng.below(moves.length)] ?? '');
    }
    if (inPlay() === seeds && state.turn !== null) return setupOf(state);
  }
}

function answers(rules: KhalahaRules, table: EndgameTable, seeds: number, count: number): void {
  const rng = createRng(seeds);
  const times: number[] = [];
  for (let round = 0; round < count; round += 1) {
    const setup = randomPosition(rules, seeds, rng);
    const solver = createSolver(rules, table);
    const before = process.cpuUsage();
    solver.solve(setup, { ...unlimited, prove: 'best' });
    times.push(process.cpuUsage(before).user / 1e6);
  }
  times.sort((a, b) => a - b);
  const at = (share: number): string => (times[Math.floor(count * share)] ?? 0).toFixed(2);
  const found = `exact in ${at(0.5)} s of CPU (median), ${at(0.9)} s (p90)`;
  console.log(`${rules.preset}, ${count} random positions of ${seeds} seeds: ${found}`);
}

export function bench(): Promise<void> {
  for (const preset of KHALAHA_PRESETS) {
    const rules = presetRules(preset);
    const table = build(preset, TABLE_SEEDS);
    solveStart(rules, table, 3, 20);
    answers(rules, table, 32, 50);
  }
  const rules = presetRules('khalaha');
  const table = build('khalaha', 14);
  answers(rules, table, 36, 20);
  solveStart(rules, table, 4, 22);
  return Promise.resolve();
}
