/** How fast Khalaha is played: perft by the fast path and by plain play, and sowings per second. */
import { performance } from 'node:perf_hooks';
import type { KhalahaSetup } from '../src/rules/khalaha';
import {
  FRAME,
  fromSetup,
  khalaha,
  pack,
  packedRules,
  perftPacked,
  presetRules,
  sowPacked,
} from '../src/rules/khalaha';
import { perft } from '../src/rules/perft';

const FOURS: readonly number[] = [4, 4, 4, 4, 4, 4];
const START: KhalahaSetup = { mover: FOURS, other: FOURS, moverStore: 0, otherStore: 0 };
const RULES = presetRules('khalaha');

function report(what: string, unit: string, measure: () => number): void {
  const started = performance.now();
  const count = measure();
  const seconds = (performance.now() - started) / 1000;
  const rate = (count / seconds / 1e6).toFixed(2);
  console.log(`${what}: ${count} ${unit} in ${seconds.toFixed(2)} s, ${rate} million a second`);
}

function plainPerft(depth: number): number {
  const state = fromSetup(START, RULES);
  if (!state.ok) throw new Error(state.error.code);
  return perft(khalaha, state.value, depth);
}

/** Every first move over and over: sowing alone, without counting or choosing. */
function sowings(rounds: number): number {
  const stack = new Int32Array(2 * FRAME);
  const rules = packedRules(RULES);
  pack(START, stack, 0);
  for (let round = 0; round < rounds; round += 1) {
    for (let pit = 0; pit < 6; pit += 1) sowPacked(stack, 0, pit, rules, FRAME);
  }
  return rounds * 6;
}

export function bench(): Promise<void> {
  console.log('Khalaha, 444444/444444, preset khalaha');
  perftPacked(START, RULES, 9);
  for (const depth of [10, 12]) {
    report(`perft ${depth}, fast path`, 'nodes', () => perftPacked(START, RULES, depth));
  }
  report('perft 8, plain play', 'nodes', () => plainPerft(8));
  report('perft 10, plain play', 'nodes', () => plainPerft(10));
  report('sowing, packed', 'sowings', () => sowings(10_000_000));
  return Promise.resolve();
}
