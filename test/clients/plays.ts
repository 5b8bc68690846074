/** What is played with real clients, and what their screens must show then. */
import type { ClientProgram } from './programs';
import type { Terminal } from './terminal';

export interface Play {
  readonly programs: readonly ClientProgram[];
  /** Throws, with the screen, for what it does not show. */
  readonly play: (open: (program: ClientProgram) => Terminal) => Promise<void>;
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

async function telnetAndTintin(telnet: Terminal, tintin: Terminal): Promise<void> {
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

/** No telnet at all: what is negotiated is a few stray bytes before the banner, and nothing later. */
async function netcat(nc: Terminal): Promise<void> {
  await nc.shows('Wie heisst Du?');
  expectLine(nc, 'Hier spielst Du Khalaha und Kelma, gegen andere oder gegen den Computer.');
  nc.types('Otto');
  await nc.shows('Willkommen, Otto!');
  await expectPrompt(nc);
  nc.types('neustart khalaha kalah allein');
  await nc.shows('Otto (Sued) ist am Zug.');
  nc.types('3');
  await nc.shows('Otto (Sued) leert Feld 3, und der letzte von 4 Steinen faellt in die eigene Bank');
  await expectPrompt(nc);
  expectLine(nc, '|     |  4  |  4  | *0  |  5  |  5  |  5  |     |');
  expectLine(nc, '> 3');
  nc.types('1');
  await nc.shows('Otto (Nord) ist am Zug.');
  await expectPrompt(nc);
  expectLine(nc, '|     | *0  |  5  |  1  |  6  |  6  |  5  |     |');
  nc.types('ende');
  await nc.shows('Bis bald!');
}

/** PuTTY without its window: it shows what is typed by itself, but for passwords. */
async function putty(plink: Terminal): Promise<void> {
  await plink.shows('Wie heisst Du?');
  plink.types('Paul');
  await plink.shows('Willkommen, Paul!');
  await expectPrompt(plink);
  plink.types('neustart kelma weit allein');
  await plink.shows('Paul (Sued) ist am Zug.');
  await expectPrompt(plink);
  expectLine(plink, ' 6 | S/L   .   L/T   .   T/S |  L Laeufer: 2 Felder schraeg');
  plink.types('züge');
  await plink.shows('Paul (Süd) kann ziehen: a2-a3, b2-b3');
  plink.types('b2-b3');
  await plink.shows('Paul (Nord) ist am Zug.');
  await expectPrompt(plink);
  expectLine(plink, ' 6 | S/L   .   L/T   .   T/S |  L Läufer: 2 Felder schräg');

  plink.types('passwort');
  await plink.shows('Man sieht nicht, was Du tippst.');
  plink.types('mondschein');
  await plink.shows('Und noch einmal');
  plink.types('mondschein');
  await plink.shows('das Passwort ist gesetzt.');
  if (plink.screen().includes('mondschein'))
    throw new Error(`a password is on the screen:\n${plink.screen()}`);
  plink.types('wer');
  await plink.shows('> wer');
  await expectPrompt(plink);
  plink.types('ende');
  await plink.shows('Bis bald!');
}

export const PLAYS: readonly Play[] = [
  { programs: ['telnet', 'tt++'], play: (open) => telnetAndTintin(open('telnet'), open('tt++')) },
  { programs: ['nc'], play: (open) => netcat(open('nc')) },
  { programs: ['plink'], play: (open) => putty(open('plink')) },
];
