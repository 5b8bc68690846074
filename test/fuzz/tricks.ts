/** The single tricks that a hostile stream is put together from. Each gives some bytes, by chance alone. */
import type { Rng } from '../../src/kernel/rng';
import { bytes } from '../telnet/notation';
import type { Corpus } from './corpus';

export const pick = <T>(rng: Rng, from: readonly T[]): T => from[rng.below(from.length)] as T;
const times = <T>(count: number, make: () => T): T[] => Array.from({ length: count }, make);
const noise = (rng: Rng, length: number): Buffer => Buffer.from(times(length, () => rng.below(256)));

const ENDS = ['\r\n', '\n', '\r', '\r\0', '\n\r', ''] as const;
const OPTIONS = [0, 1, 3, 24, 25, 31, 32, 34, 39, 42, 70, 85, 86, 91, 201, 255] as const;
const VERBS = [251, 252, 253, 254] as const;

/** Few, so that hostile people meet each other, and a campaign does not fill the house with names. */
export const NAMES = [
  'gast',
  'Mallory',
  'Trudy',
  'Jürgen',
  'Eve',
  'Oscar',
  'neu',
  'wer',
  'hilfe',
  'ende',
  'a',
  '',
];

/** Long enough to be taken, too long, too short; the same few, so that one who was here before may know it. */
const PASSWORDS = ['ein geheimes Wort', 'Grüße aus Ulm', 'mondschein', 'x'.repeat(300), 'kurz', ''];

const GMCP_NAMES = ['Core.Hello', 'Core.Supports.Set', 'Core.Supports.Add', 'Core.Supports.Remove'].concat([
  'Core.Ping',
  'Core.KeepAlive',
  'Game.Get',
  'Comm.Text',
  'Room.Info',
  'Char.Login',
  '__proto__.x',
  'Core',
]);
const GMCP_BODIES = ['', '{', '[]', '["Game 1"]', 'null', '1e999', '{"client":7}', '"\\ud800"'].concat([
  '{"__proto__":{"x":1}}',
  '{"client":"Mudlet","version":"4"}',
  '[[[[[[[[',
  '{"constructor":{"prototype":{"x":1}}}',
]);

const CHARSETS = ['UTF-8', 'ISO-8859-1', 'US-ASCII', 'utf8', '', 'KLINGON'];
const SETTINGS = ['zeichensatz', 'brett', 'breite', 'farbe', 'prompt', 'sprache', 'ton'];
const VALUES = [
  'utf8',
  'latin1',
  'ascii',
  'auto',
  'text',
  'unicode',
  '20',
  '250',
  '-1',
  'an',
  'aus',
  'en',
  'de',
];
const ODDITIES = [
  '\u0007',
  '\u001b[2J',
  '\u009b31m',
  '\u202e',
  '\u200b',
  '\ud800',
  '\u0000',
  'ﷺ',
  '👩‍👩‍👧',
  '́'.repeat(40),
];

const encoded = (rng: Rng, text: string): Buffer => Buffer.from(text, rng.below(3) === 0 ? 'latin1' : 'utf8');

export const line = (rng: Rng, text: string): Buffer => encoded(rng, text + pick(rng, ENDS));

export const opening = (rng: Rng, { openings }: Corpus): Buffer => pick(rng, openings);

export const login = (rng: Rng): Buffer =>
  Buffer.concat([
    line(rng, pick(rng, NAMES)),
    ...(rng.below(3) === 0 ? [line(rng, pick(rng, [...PASSWORDS, 'falsch']))] : []),
  ]);

/** Lines that people type, in any order. */
export const typed = (rng: Rng, { lines }: Corpus): Buffer =>
  Buffer.concat(times(1 + rng.below(8), () => line(rng, pick(rng, lines))));

export const negotiation = (rng: Rng): Buffer =>
  Buffer.concat(times(1 + rng.below(60), () => Buffer.of(255, pick(rng, VERBS), pick(rng, OPTIONS))));

/** IAC SB option body, mostly with IAC SE after it; the body is not escaped. */
function subnegotiation(rng: Rng, option: number, body: Buffer): Buffer {
  const end = rng.below(8) === 0 ? [] : [Buffer.of(255, 240)];
  return Buffer.concat([Buffer.of(255, 250, option), body, ...end]);
}

export const anySubnegotiation = (rng: Rng): Buffer =>
  subnegotiation(rng, pick(rng, OPTIONS), noise(rng, rng.below(40)));

export function gmcp(rng: Rng): Buffer {
  const agree = rng.below(4) === 0 ? [] : [bytes('IAC DO GMCP')];
  const messages = times(1 + rng.below(6), () =>
    subnegotiation(rng, 201, encoded(rng, `${pick(rng, GMCP_NAMES)} ${pick(rng, GMCP_BODIES)}`)),
  );
  return Buffer.concat([...agree, ...messages]);
}

/** The charset now this way and now that, by negotiation and by what is set, with letters in between. */
export const charsets = (rng: Rng): Buffer =>
  Buffer.concat(
    times(1 + rng.below(6), () =>
      rng.below(2) === 0
        ? Buffer.concat([
            bytes('IAC DO CHARSET'),
            subnegotiation(rng, 42, encoded(rng, `\u0002${pick(rng, CHARSETS)}`)),
          ])
        : Buffer.concat([
            line(rng, `stelle ${pick(rng, SETTINGS)} ${pick(rng, VALUES)}`),
            line(rng, `sage Grüße ${pick(rng, ODDITIES)} ß`),
          ]),
    ),
  );

export const sizes = (rng: Rng): Buffer =>
  Buffer.concat([
    bytes('IAC WILL NAWS'),
    ...times(1 + rng.below(20), () => subnegotiation(rng, 31, noise(rng, rng.below(6)))),
    line(rng, 'stand'),
  ]);

export const garbage = (rng: Rng): Buffer => noise(rng, 1 + rng.below(400));

export const longLine = (rng: Rng): Buffer =>
  Buffer.alloc(500 + rng.below(40_000), pick(rng, ['x', 'ü', '\xff', ' ', '\0']));

export const longSubnegotiation = (rng: Rng): Buffer =>
  Buffer.concat([
    bytes('IAC DO GMCP'),
    subnegotiation(rng, 201, Buffer.alloc(rng.below(40_000), 'Core.Hello ')),
  ]);

/** More lines in one packet than anybody types. */
export const flood = (rng: Rng, { lines }: Corpus): Buffer => {
  const text = line(rng, pick(rng, [...lines, '', 'stand', 'hilfe', 'wer']));
  return Buffer.concat(times(20 + rng.below(200), () => text));
};

export const chat = (rng: Rng): Buffer =>
  Buffer.concat(
    times(1 + rng.below(4), () =>
      line(
        rng,
        `${pick(rng, ['sage', 'rufe', 'emote', 'teile Eve mit', "'", ':'])} ${pick(rng, ODDITIES).repeat(1 + rng.below(50))}`,
      ),
    ),
  );

/** Now and then one is set: each costs the house a good deal of time. */
export function password(rng: Rng): Buffer {
  const word = pick(rng, PASSWORDS);
  const words =
    rng.below(3) === 0
      ? [word, word]
      : times(rng.below(4), () => pick(rng, ['eins', 'zwei', word, pick(rng, PASSWORDS)]));
  return Buffer.concat(['passwort', ...words].map((text) => Buffer.from(`${text}\r\n`)));
}

export const browser = (rng: Rng): Buffer =>
  Buffer.from(
    `${pick(rng, ['GET / HTTP/1.1', 'POST / HTTP/1.1', 'CONNECT x:25 HTTP/1.1', 'PROXY TCP4 1.2.3.4 1.2.3.4 1 2', '\x16\x03\x01\x02'])}\r\nstand\r\n\r\n`,
    'latin1',
  );
