/**
 * A disk that is full while two people play: a small file system in memory, filled to the last byte and emptied
 * again. Needs the right to mount one.
 */
import { spawnSync } from 'node:child_process';
import { closeSync, mkdirSync, openSync, rmSync, writeSync } from 'node:fs';
import { join } from 'node:path';
import { startHouse, type HouseProcess } from '../../test/support/house-process';
import { createRng } from '../../src/kernel/rng';
import { compare } from './campaign';
import { Ledger } from './ledger';
import { begin, live, type World } from './life';
import { comeIn, type Player } from './player';
import { openLine } from './program-line';

const SIZE = '2m';
const MOVES = 30;
const REFUSED = 'nicht speichern';

/** Takes all room that is left. */
function fill(path: string): void {
  const file = openSync(path, 'w');
  const block = Buffer.alloc(4096);
  try {
    for (;;) writeSync(file, block);
  } catch (error) {
    if (!(error instanceof Error && 'code' in error && error.code === 'ENOSPC')) throw error;
  } finally {
    closeSync(file);
  }
}

interface Answers {
  stored: number;
  refused: number;
}

/** So many lines, each answered by a new position or by the refusal, after which the position is as before. */
async function play(world: World, players: readonly Player[], lines: number): Promise<Answers> {
  const { ledger, rng } = world;
  const [anna, bernd] = players;
  if (anna === undefined || bernd === undefined) throw new Error('two play');
  const answers: Answers = { stored: 0, refused: 0 };
  for (let typed = 0; typed < lines; typed += 1) {
    const attempt = ledger.next(rng);
    const entry = ledger.current;
    const mover = anna.told()?.you === attempt.side ? anna : bernd;
    mover.line.type(attempt.typed);
    const answer = await mover.line.until(() => {
      if (entry?.attempt === null) return 'stored';
      return mover.line.text().includes(REFUSED) ? 'refused' : null;
    });
    answers[answer] += 1;
    if (entry !== null) entry.attempt = null;
  }
  return answers;
}

/** Milliseconds until a newcomer is asked for the name. */
async function alive(port: number): Promise<number> {
  const asked = performance.now();
  const line = await openLine(port, () => undefined);
  await line.until(() => (line.text().includes('Wie heisst Du?') ? true : null));
  return performance.now() - asked;
}

async function ordeal(world: World, house: HouseProcess): Promise<readonly string[]> {
  const port = await house.listening;
  const comes = (name: string): Promise<Player> =>
    comeIn(port, name, world.words, world.ledger, () => undefined);
  const players = await Promise.all([comes('Anna'), comes('Bernd')]);
  await begin(world, players[0], players[1], 'kelma');
  const before = await play(world, players, MOVES);
  const filler = join(world.dataDir, 'voll');
  fill(filler);
  const full = await play(world, players, MOVES);
  const aliveMs = await alive(port);
  rmSync(filler);
  const after = await play(world, players, MOVES);
  house.kill('SIGKILL');
  await house.exit;
  if (full.refused === 0) world.ledger.faults.other.push('the disk was never full');
  if (after.refused > 0) world.ledger.faults.other.push('moves were refused although there was room again');
  return [
    `with room: ${before.stored} moves stored, ${before.refused} refused`,
    `on a full disk: ${full.stored} stored, ${full.refused} refused and told so; a newcomer was greeted in ${aliveMs.toFixed(0)} ms`,
    `with room again: ${after.stored} stored, ${after.refused} refused`,
  ];
}

/** program: the folder of the compiled house; folder: where the file system may be mounted. */
export async function fullDisk(
  program: string,
  folder: string,
): Promise<{ readonly lines: readonly string[]; readonly ledger: Ledger }> {
  const dataDir = join(folder, 'klein');
  mkdirSync(dataDir);
  const mounted = spawnSync('mount', ['-t', 'tmpfs', '-o', `size=${SIZE}`, 'tmpfs', dataDir]);
  if (mounted.status !== 0) throw new Error(`cannot mount: ${mounted.stderr.toString()}`);
  const ledger = new Ledger();
  const world: World = { program, dataDir, rng: createRng(1), ledger, words: new Map() };
  const house = startHouse({ program, dataDir });
  try {
    const lines = await ordeal(world, house);
    // Killed, and started again: both come back to their seats and play on.
    await live(world, 'SIGKILL');
    await compare(world);
    return { lines, ledger };
  } finally {
    house.kill('SIGKILL');
    await house.exit;
    spawnSync('umount', [dataDir]);
  }
}
