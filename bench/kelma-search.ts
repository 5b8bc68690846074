/** Kelma's search: nodes a second, and the depth reached in a second from the starts and from the middle of games. */
import { choose, LEVELS, search } from '../src/bot/kelma';
import { kelma, MITTE, parseLiteral, start, stateFrom } from '../src/rules/kelma';
import type { KelmaState } from '../src/rules/kelma';

const SECOND = 1000;

/** From games of the search with itself. */
const MIDDLES = [
  '1b1bb/3bb/S4/2b2/5/L4/2w2/5/w4/1w2L/ww1w1 LT,TS,SL n -',
  'bb2b/L4/1b3/3bL/3T1/5/5/5/1w3/w2ww/ww1ww SL,TS,LT n d7',
  '5/4b/T4/b2S1/3w1/5/1b3/5/4w/4T/5 TS,SL,LT n -',
  'bb2b/5/b4/T1S2/1b3/5/2S2/3w1/5/5/1w1w1 LT,SL,TS n c8',
] as const;

function stateAt(literal: string): KelmaState {
  const position = parseLiteral(literal);
  if (!position.ok) throw new Error(position.error.code);
  return stateFrom(MITTE, position.value);
}

function oneSecond(name: string, state: KelmaState): string {
  const began = performance.now();
  const shouldStop = (): boolean => performance.now() - began >= SECOND;
  const { depth, nodes, value, best } = search(state, { maxNodes: Infinity, maxDepth: 60, shouldStop });
  const speed = nodes / (performance.now() - began) / 1000;
  return `${name}: depth ${depth} in 1 s, ${speed.toFixed(2)} million nodes/s (${best ?? '-'}, ${value})`;
}

/** Mean time of a move at each level, with its node budget alone. */
function levelTimes(): readonly string[] {
  const states = MIDDLES.map(stateAt);
  return LEVELS.map((level) => {
    const began = performance.now();
    const nodes = states.map((state) => choose(level, state, 1, () => false)?.result.nodes ?? 0);
    const mean = (performance.now() - began) / states.length;
    const sum = nodes.reduce((total, count) => total + count, 0);
    return `${level}: ${mean.toFixed(1)} ms a move, ${Math.round(sum / states.length)} nodes`;
  });
}

export function bench(): readonly string[] {
  return [
    ...kelma.presets.map((rules) => oneSecond(rules.preset, start(rules))),
    ...MIDDLES.map((literal) => oneSecond(literal, stateAt(literal))),
    ...levelTimes(),
  ];
}
