/**
 * Real clients at a real house: inetutils telnet and TinTin++ in tmux log in and play against each other, and what
 * their screens show is checked. `npm run clients`; with `--where-possible` it says so and ends well where one of
 * the programs is missing (Debian: inetutils-telnet, tintin++, tmux).
 */
import { execFileSync } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { compileHouse } from '../support/compiled-house';
import { startHouse } from '../support/house-process';
import { closeTerminals, openTerminal, type Terminal } from './terminal';

/** Where Debian puts games, too. */
const PATH = `${process.env.PATH ?? ''}:/usr/games`;
process.env.PATH = PATH;

const PROGRAMS = ['tmux', 'telnet', 'tt++'];

function isHere(program: string): boolean {
  try {
    execFileSync('sh', ['-c', `command -v ${program}`], { stdio: 'ignore' });
    return true;
  } catch {
    return false;
  }
}

function expectLine(terminal: Terminal, line: string): void {
  const lines = terminal.screen().split('\n');
  if (!lines.includes(line)) throw new Error(`no line "${line}" on the screen:\n${terminal.screen()}`);
}

async function expectPrompt(terminal: Terminal): Promise<void> {
  const until = Date.now() + 5_000;
  while (terminal.cursorLine() !== '> ') {
    if (Date.now() > until)
      throw new Error(`the cursor is behind "${terminal.cursorLine()}":\n${terminal.screen()}`);
    await new Promise((resolve) => setTimeout(resolve, 50));
  }
}

async function play(telnet: Terminal, tintin: Terminal): Promise<void> {
  // telnet says nothing of its charset, so it gets no umlaut until one is typed.
  await telnet.shows('Wie heisst Du?');
  telnet.types('Anna');
  await telnet.shows('Willkommen, Anna!');
  await expectPrompt(telnet);
  // TinTin++ agrees on UTF-8 before its name is typed, though not before the first question.
  await tintin.shows('Wie heisst Du?');
  tintin.types('Jürgen');
  await tintin.shows('Willkommen, Jürgen!');
  await telnet.shows('Juergen kommt herein.');

  tintin.types('neustart khalaha kalah anna');
  await telnet.shows('Juergen fordert Dich zu Khalaha heraus');
  await expectPrompt(telnet);
  telnet.types('annehmen');
  await tintin.shows('Du bist am Zug.');
  await telnet.shows('Juergen ist am Zug.');

  tintin.types('3');
  await tintin.shows(
    'Du leerst Feld 3, und der letzte von 4 Steinen fällt in Deine Bank: Dafür bist Du noch einmal',
  );
  await telnet.shows(
    'Juergen leert Feld 3, und der letzte von 4 Steinen faellt in die eigene Bank: Dafuer ist',
  );
  expectLine(tintin, '|     |  4  |  4  | *0  |  5  |  5  |  5  |     |');
  expectLine(telnet, '|     |  5  |  5  |  5  | *0  |  4  |  4  |     |');
  tintin.types('1');
  await telnet.shows('Du bist am Zug.');

  // From the first umlaut that is typed on, telnet is known to show them.
  telnet.types('sage Schöne Grüße!');
  await tintin.shows('Anna sagt: Schöne Grüße!');
  telnet.types('6');
  await telnet.shows('fällt in Feld 3 von Jürgen');
  await tintin.shows('Du bist am Zug.');
  await expectPrompt(telnet);
  expectLine(telnet, 'Anna (Du)');
  expectLine(tintin, 'Jürgen (Du)');
  expectLine(tintin, '>');

  telnet.types('ende');
  await telnet.shows('Connection closed by foreign host.');
  await tintin.shows('Anna verlässt das Spielhaus.');
}

async function main(): Promise<void> {
  const missing = PROGRAMS.filter((program) => !isHere(program));
  if (missing.length > 0) {
    process.stdout.write(`real clients: not here, so not tried: ${missing.join(', ')}\n`);
    if (!process.argv.includes('--where-possible')) process.exitCode = 1;
    return;
  }
  const compiled = compileHouse();
  const dataDir = mkdtempSync(join(tmpdir(), 'spielhaus-clients-'));
  const house = startHouse({ program: compiled.folder, dataDir });
  try {
    const port = await house.listening;
    const telnet = openTerminal('telnet', `telnet 127.0.0.1 ${port}`);
    const tintin = openTerminal('tintin', `tt++ -e "#session haus 127.0.0.1 ${port}"`);
    await play(telnet, tintin);
    process.stdout.write('real clients: telnet and TinTin++ played, and their screens were right\n');
  } finally {
    closeTerminals();
    house.kill('SIGTERM');
    await house.exit;
    rmSync(dataDir, { recursive: true, force: true });
    compiled.remove();
  }
}

void main().catch((error: unknown) => {
  process.stderr.write(`${error instanceof Error ? error.message : String(error)}\n`);
  process.exitCode = 1;
});
