/**
 * What a player sees, on a terminal of any width: the house's bytes over a real socket into a terminal emulator
 * (xterm). No line is ever broken by the terminal, since the house has wrapped it before, also after a resize.
 */
import { Terminal } from '@xterm/headless';
import type { TelnetClient } from '../support/telnet-client';
import { telnetHousePerTest } from '../support/telnet-house';
import { bytes } from '../telnet/notation';

const ROWS = 500;
/** Answers that say each in its own way that it is done. */
const UTF8 = 'IAC DO EOROPT IAC DO CHARSET IAC SB CHARSET 2 "UTF-8" IAC SE IAC WILL NAWS';
const naws = (columns: number): string => `IAC SB NAWS 0 ${columns} 0 24 IAC SE`;

const house = telnetHousePerTest({ commandBurst: 1000 });

/** Somebody at a terminal of that width. */
class Seat {
  private constructor(
    private readonly client: TelnetClient,
    private columns: number,
  ) {}

  static async take(name: string, columns: number): Promise<Seat> {
    const client = await house().connect();
    const seat = new Seat(client, columns);
    client.send(bytes(`${UTF8} ${naws(columns)}`));
    client.type(name);
    await client.waitFor('Willkommen');
    await client.waitFor('> ');
    return seat;
  }

  resize(columns: number): void {
    this.columns = columns;
    this.client.send(bytes(naws(columns)));
  }

  /** Types a line, and gives the screen that its answer makes: rows of text, and whether the terminal broke any. */
  async types(line: string): Promise<Screen> {
    this.client.type(line);
    return this.reads();
  }

  async reads(): Promise<Screen> {
    return screenOf(await this.client.waitFor(/\n> $/), this.columns);
  }
}

interface Screen {
  readonly rows: readonly string[];
  readonly broken: readonly string[];
}

async function screenOf(text: string, columns: number): Promise<Screen> {
  const terminal = new Terminal({ cols: columns, rows: ROWS, allowProposedApi: true });
  await new Promise<void>((resolve) => terminal.write(text, resolve));
  const { active } = terminal.buffer;
  const rows: string[] = [];
  const broken: string[] = [];
  for (let y = 0; y < active.length; y += 1) {
    const row = active.getLine(y);
    if (row === undefined) continue;
    rows.push(row.translateToString(true));
    if (row.isWrapped) broken.push(row.translateToString(true));
  }
  terminal.dispose();
  return { rows: rows.filter((row) => row !== ''), broken };
}

const LINES = [
  'schau',
  'hilfe',
  'kommandos',
  'regeln khalaha',
  'regeln kelma',
  'einstellungen',
  'wer',
].concat([
  'hilfe neustart',
  'neustart khalaha kalah allein',
  'stand',
  'leere 3',
  'stelle brett unicode',
  'stand',
  'stelle brett text',
  'stand',
  'stelle brett ascii',
  'verlauf',
  'tische',
  'raus',
  'neustart kelma allein',
  'ziehe b6 nach c8',
  'stelle brett unicode',
  'stand',
  `sage ${'Donaudampfschifffahrt '.repeat(12)}`,
  `sage ${'長い文章'.repeat(20)} ${'é́'.repeat(30)}`,
  'unsinn',
]);

it.each([20, 25, 33, 40, 49, 50, 60, 79, 80, 100, 132, 250])(
  'T14: at %i columns the terminal never breaks a line',
  async (columns) => {
    const anna = await Seat.take('Anna', columns);
    for (const line of LINES) {
      const { rows, broken } = await anna.types(line);
      expect([line, broken]).toEqual([line, []]);
      expect(rows.length).toBeGreaterThan(0);
    }
  },
);

it('a resize takes effect with the next line, there and back', async () => {
  const anna = await Seat.take('Anna', 80);
  const widest = ({ rows }: Screen): number => Math.max(...rows.map((row) => row.length));
  expect(widest(await anna.types('hilfe'))).toBeGreaterThan(60);
  anna.resize(30);
  const narrow = await anna.types('hilfe');
  expect(narrow.broken).toEqual([]);
  expect(widest(narrow)).toBeLessThanOrEqual(30);
  anna.resize(100);
  expect(widest(await anna.types('hilfe'))).toBeGreaterThan(80);
});

it('what others say is wrapped to the width of who reads it', async () => {
  const anna = await Seat.take('Anna', 24);
  const bernd = await Seat.take('Bernd', 200);
  await anna.reads();
  await bernd.types(`sage ${'漢字とかな '.repeat(10)}`);
  const { rows, broken } = await anna.reads();
  expect(broken).toEqual([]);
  expect(rows.length).toBeGreaterThan(3);
});
