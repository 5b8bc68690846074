/** Kelma: perft nodes per second at depth 6, for every set-up. */
import { kelma, start } from '../src/rules/kelma';
import { perft } from '../src/rules/kelma/perft';

const DEPTH = 6;

export function bench(): readonly string[] {
  return kelma.presets.map((rules) => {
    const { position } = start(rules);
    const began = performance.now();
    const nodes = perft(position, rules, DEPTH);
    const seconds = (performance.now() - began) / 1000;
    const speed = (nodes / seconds / 1e6).toFixed(1);
    return `${rules.preset}: perft ${DEPTH} = ${nodes} in ${seconds.toFixed(2)} s, ${speed} million nodes/s`;
  });
}
