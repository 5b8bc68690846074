/**
 * Real clients at a real house: inetutils telnet, TinTin++, netcat and PuTTY's plink in tmux log in and play, and what
 * their screens show is checked. `npm run clients` fails where one of the programs is missing; with `--where-possible`
 * it plays with those that are here, and says which are not, and how to get them.
 */
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { compileHouse } from '../support/compiled-house';
import { startHouse } from '../support/house-process';
import { PLAYS, type Play } from './plays';
import { CLIENT_PROGRAMS, COMMANDS, isHere, PACKAGES, PATH, SCREEN } from './programs';
import { closeTerminals, openTerminal } from './terminal';

process.env.PATH = PATH;

const say = (line: string): void => {
  process.stdout.write(`real clients: ${line}\n`);
};

/** Each at a house of its own, as if nobody else were there. */
async function perform({ programs, play }: Play, program: string): Promise<void> {
  const dataDir = mkdtempSync(join(tmpdir(), 'spielhaus-clients-'));
  const house = startHouse({ program, dataDir });
  try {
    const port = await house.listening;
    await play((client) => openTerminal(client.replaceAll('+', ''), COMMANDS[client](port)));
    say(`${programs.join(' and ')}: played, and what was on the screen was right`);
  } finally {
    closeTerminals();
    house.kill('SIGTERM');
    await house.exit;
    rmSync(dataDir, { recursive: true, force: true });
  }
}

async function main(): Promise<void> {
  const missing = ([SCREEN, ...CLIENT_PROGRAMS] as const).filter((program) => !isHere(program));
  const possible = missing.includes(SCREEN)
    ? []
    : PLAYS.filter(({ programs }) => !programs.some((program) => missing.includes(program)));
  const compiled = compileHouse();
  try {
    for (const play of possible) await perform(play, compiled.folder);
  } finally {
    compiled.remove();
  }
  const untried = PLAYS.filter((play) => !possible.includes(play)).flatMap(({ programs }) => programs);
  if (missing.length === 0) return;
  say(`NOT TRIED: ${untried.join(', ')}; missing on this machine: ${missing.join(', ')}`);
  say(`to try them: apt-get install ${missing.map((program) => PACKAGES[program]).join(' ')}`);
  if (!process.argv.includes('--where-possible')) process.exitCode = 1;
}

void main().catch((error: unknown) => {
  process.stderr.write(`${error instanceof Error ? error.message : String(error)}\n`);
  process.exitCode = 1;
});
