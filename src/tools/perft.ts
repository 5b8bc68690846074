/** npm run perft -- <game> "<position>" <depth> [--regeln preset]: counts move sequences, and how fast it counts. */
import type { Result } from '../kernel/result';
import { err, ok } from '../kernel/result';
import { perft as perftKelma } from '../rules/kelma/perft';
import { perftPacked } from '../rules/khalaha';
import { give, readCall, type Answer } from './call';
import { readTask, type Task } from './position';

const OPTIONS = { valued: ['regeln'] };
const DEEPEST = 60;

function readDepth(word: string | undefined): Result<number, string> {
  if (word === undefined) return err('Es fehlt die Tiefe in Halbzügen.');
  return /^\d{1,2}$/.test(word) && Number(word) <= DEEPEST
    ? ok(Number(word))
    : err(`Die Tiefe ${JSON.stringify(word)} geht nicht, erlaubt ist eine ganze Zahl von 0 bis ${DEEPEST}.`);
}

const countOf = (task: Task, depth: number): number =>
  task.game === 'khalaha'
    ? perftPacked(task.setup, task.rules, depth)
    : perftKelma(task.state.position, task.rules, depth);

export function countSequences(args: readonly string[]): Answer {
  const call = readCall(args, OPTIONS);
  if (!call.ok) return call;
  const { words } = call.value;
  const [, , depthWord] = words;
  const ofTask = words.filter((_, at) => at !== 2);
  const task = readTask(ofTask, call.value.options.get('regeln'));
  if (!task.ok) return task;
  const depth = readDepth(depthWord);
  if (!depth.ok) return depth;
  const began = performance.now();
  const count = countOf(task.value, depth.value);
  const seconds = (performance.now() - began) / 1000;
  return ok({
    game: task.value.game,
    rules: task.value.rules.preset,
    depth: depth.value,
    count,
    nodesPerSecond: Math.round(count / Math.max(seconds, 1e-6)),
    seconds: Math.round(seconds * 1000) / 1000,
  });
}

if (require.main === module) give(countSequences(process.argv.slice(2)));
