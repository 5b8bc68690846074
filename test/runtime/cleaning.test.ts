/** Text of players reaches others and the log without signs that move cursors or turn writing round (T9, T14). */
import stringWidth from 'string-width';
import { commands } from '../../commands';
import { createMemoryStewardLog } from '../../src/adapters/memory/steward-log';
import { createWorld } from '../support/world';
import { stewardWorld } from './steward-world';
import { seated } from './table';

const EVIL = {
  'clear screen': '\u001b[2J',
  bell: '\u0007',
  backspace: '\b\b\b',
  'CSI of C1': '\u009b31m',
  'right-to-left override': '\u202e',
  isolate: '\u2066',
  'zero-width space': '\u200b',
  'line separator': '\u2028',
  'carriage return': '\r',
  delete: '\u007f',
  'byte-order mark': '\ufeff',
} as const;

// eslint finds control characters in patterns suspicious, so they are named by their properties.
/** All texts within a value, however deep. */
const stringsIn = (value: unknown): readonly string[] => {
  if (typeof value === 'string') return [value];
  return typeof value === 'object' && value !== null ? Object.values(value).flatMap(stringsIn) : [];
};

const UNCLEAN = /[\p{Cc}\u2028\u2029\u200b\ufeff\u202a-\u202e\u2066-\u2069]/u;

describe.each(Object.entries(EVIL))('T9: %s', (_, evil) => {
  it.each(['sage', 'rufe', 'flüstere', 'emote', 'teile anna mit', 'erwidere'])('in %s', async (word) => {
    const { anna, bernd, clara } = await seated();
    await anna.types('tm bernd Hallo');
    for (const client of [anna, bernd, clara]) client.reads();
    await bernd.types(`${word} vor${evil}nach`);
    for (const client of [anna, bernd, clara]) {
      for (const line of client.reads()) expect([line, UNCLEAN.test(line)]).toEqual([line, false]);
    }
    const heard = anna.latest('Comm.Text') as { readonly text: string };
    expect(heard.text).toMatch(/^vor.*nach/);
    expect(UNCLEAN.test(heard.text)).toBe(false);
  });

  it('in a name, at login and in commands that name somebody', async () => {
    const world = await createWorld();
    const anna = await world.enters('Anna');
    const stranger = await world.connect();
    await stranger.types(`Em${evil}il`);
    for (const line of [
      'teile',
      'ignoriere',
      'finger',
      'neustart khalaha',
      'xyz',
      'hilfe',
      'gehe',
      'stelle',
    ]) {
      await anna.types(`${line} Em${evil}il mit text`);
      await anna.types(`${line} Em${evil}il`);
    }
    await anna.types(`${evil}Em${evil}il`);
    for (const line of [...stranger.reads(), ...anna.reads()]) {
      expect([line, UNCLEAN.test(line)]).toEqual([line, false]);
    }
    const logged = world.logged.flatMap(({ fields, message }) => [
      message,
      ...Object.values(fields).map(String),
    ]);
    expect(logged.filter((text) => UNCLEAN.test(text))).toEqual([]);
    expect(world.logged.filter(({ level }) => level === 'error')).toEqual([]);
  });
});

describe('T9: every control, C1 and bidi character at once', () => {
  const ALL = [
    ...Array.from({ length: 32 }, (_, code) => code),
    ...Array.from({ length: 33 }, (_, code) => 0x7f + code),
    ...[0xad, 0x61c, 0x180e, 0xfeff],
    ...Array.from({ length: 5 }, (_, code) => 0x200b + code),
    ...Array.from({ length: 7 }, (_, code) => 0x2028 + code),
    ...Array.from({ length: 16 }, (_, code) => 0x2060 + code),
    ...[0xe0001, 0xe0061],
  ].map((code) => String.fromCodePoint(code));
  const evil = ALL.join('x');
  const ENDINGS = new Set(['quit', 'delete-figure']);
  const words = commands.flatMap(({ id, words: { de } }) => (ENDINGS.has(id) ? [] : [de[0]]));

  it.each(words)('in every word that %s takes, as player, spectator and steward', async (word) => {
    const stewardLog = createMemoryStewardLog();
    const { world, anna: steward, emil } = await stewardWorld({ stewardLog });
    const bernd = await world.enters('Berta', { gmcp: true });
    const clara = await world.enters('Clara', { gmcp: true });
    await emil.types('neustart khalaha kalah berta');
    await bernd.types('annehmen');
    await clara.types('zuschauen 1');
    const all = [steward, emil, bernd, clara];
    for (const typist of all) {
      for (const rest of [evil, `${evil} ${evil}`, `emil ${evil}`, `clara ${evil} ${evil}`, `1 ${evil}`])
        await typist.types(`${word}${typist === emil ? evil : ' '}${rest}`);
      await typist.types(`${word} ${evil}`);
    }
    await steward.types('protokoll');
    const shown = all.flatMap((client) => client.reads());
    const told = all.flatMap(({ gmcp }) => gmcp.map(({ data }) => stringsIn(data))).flat();
    const logged = world.logged.flatMap(({ fields, message }) => [message, ...stringsIn(fields)]);
    expect(shown.length).toBeGreaterThan(all.length);
    const kept = stringsIn(await stewardLog.latest(100));
    for (const text of [...shown, ...told, ...logged, ...kept])
      expect([text, ALL.filter((char) => char !== ' ' && text.includes(char))]).toEqual([text, []]);
    expect(world.logged.filter(({ level }) => level === 'error')).toEqual([]);
  });
});

describe('T14: wide and combining letters', () => {
  const WIDE = '漢字カタカナ 👩‍👩‍👧 🇩🇪 e\u0301o\u0308';

  it('in talk beside a board move no column of the board, and no line is wider than the client', async () => {
    const { anna, bernd } = await seated();
    await anna.becomes({ columns: 60 });
    await anna.types('stand');
    const board = anna.reads();
    await bernd.types(`sage ${WIDE.repeat(12)}`);
    const talk = anna.reads();
    await anna.types('stand');
    expect(anna.reads()).toEqual(board);
    expect(talk.length).toBeGreaterThan(1);
    for (const line of [...talk, ...board]) expect(stringWidth(line)).toBeLessThanOrEqual(60);
  });

  it.each([20, 33, 57, 80])('in talk never make a line wider than %i columns', async (columns) => {
    const { anna, bernd } = await seated();
    await anna.becomes({ columns });
    for (const text of [
      WIDE.repeat(8),
      '漢'.repeat(99),
      '👩‍👩‍👧'.repeat(40),
      'e\u0301'.repeat(99),
      'ﷺ'.repeat(30),
    ]) {
      for (const word of ['sage', 'rufe', 'emote', 'teile anna mit']) await bernd.types(`${word} ${text}`);
    }
    const talk = anna.reads();
    expect(talk.length).toBeGreaterThan(20);
    for (const line of talk) expect([line, stringWidth(line) <= columns]).toEqual([line, true]);
  });

  it('in names are spelt out or refused, so every row of the board is equally wide', async () => {
    const world = await createWorld();
    const uta = await world.enters('U\u0308ta', { columns: 70 });
    await uta.types('neustart khalaha kalah allein');
    const rows = uta.reads().filter((line) => /^[+|]/.test(line));
    expect(rows.length).toBeGreaterThan(3);
    expect(new Set(rows.map((row) => stringWidth(row))).size).toBe(1);
    const stranger = await world.connect();
    stranger.reads();
    await stranger.types('漢字');
    expect(stranger.text()).toContain('nur aus Buchstaben');
  });
});
