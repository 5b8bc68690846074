/** Reads one file and plays it where it was asked for; whatever goes wrong becomes its verdict. */
import { readFileSync } from 'node:fs';
import { openMemoryStage } from './memory-stage';
import type { Where } from './order';
import { parseScript } from './parse';
import { unfit } from './perform';
import { play } from './play';
import type { Played, Verdict } from './report';
import type { Script } from './script';
import type { Stage } from './stage';
import { explainSystem } from './system-fault';
import { openOwnStage, openRemoteStage } from './wire-stages';

/** program: the folder that holds src/main, for a house of our own. */
export function openStage(where: Where, script: Script, program: string): Promise<Stage> {
  if (where === 'memory') return openMemoryStage(script.header.rngSeed);
  return where === 'own' ? openOwnStage(program) : Promise.resolve(openRemoteStage(where));
}

async function playOn(script: Script, stage: Stage): Promise<Verdict> {
  try {
    const fault = unfit(script, stage);
    if (fault !== null) return { kind: 'fault', fault };
    const mismatch = await play(script, stage);
    return mismatch === null ? { kind: 'passed' } : { kind: 'mismatch', mismatch };
  } finally {
    await stage.close();
  }
}

export async function playText(text: string, where: Where, program: string): Promise<Verdict> {
  const script = parseScript(text);
  if (!script.ok) return { kind: 'fault', fault: script.error };
  return playOn(script.value, await openStage(where, script.value, program));
}

export async function playFile(file: string, where: Where, program: string): Promise<Played> {
  const start = performance.now();
  const verdict = await Promise.resolve()
    .then(() => playText(readFileSync(file, 'utf8'), where, program))
    .catch((error: unknown): Verdict => {
      return { kind: 'failed', problem: explainSystem(error, file) };
    });
  return { file, verdict, seconds: (performance.now() - start) / 1000 };
}
