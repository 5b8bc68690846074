/** Kelma: perft nodes per second at depth 6, for both set-ups. */
import { kelma, makeLiteral, parseLiteral } from '../src/rules/kelma';
import { perft } from '../src/rules/kelma/perft';

const DEPTH = 6;

// eslint asks for no await here; the benches share one signature, since some of them do wait.
export function bench(): Promise<void> {
  for (const rules of kelma.presets) {
    const position = parseLiteral(rules.setup);
    if (!position.ok) throw new Error(position.error.code);
    const began = performance.now();
    const nodes = perft(position.value, rules, DEPTH);
    const seconds = (performance.now() - began) / 1000;
    const speed = Math.round(nodes / seconds / 1000);
    console.log(
      `kelma ${rules.preset}: perft ${DEPTH} = ${nodes} in ${seconds.toFixed(2)} s, ${speed} thousand nodes/s (${makeLiteral(position.value)})`,
    );
  }
  return Promise.resolve();
}
