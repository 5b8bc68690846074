/** docs/gmcp.md against what is sent: every message has exactly the fields that it documents, of the right types. */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { z } from 'zod';
import type { MemoryClient } from '../support/memory-client';
import { createWorld } from '../support/world';

const DOCS = readFileSync(join(__dirname, '../../docs/gmcp.md'), 'utf8');

/** Fields named in the table that follows a heading or sentence. */
function documented(after: string): readonly string[] {
  const from = DOCS.indexOf(after);
  if (from < 0) throw new Error(`the documentation has no "${after}"`);
  const rows = DOCS.slice(from + after.length).split('\n');
  const first = rows.findIndex((row) => row.startsWith('|'));
  const length = rows.slice(first).findIndex((row) => !row.startsWith('|'));
  return rows.slice(first, first + length).flatMap((row) => /^\| `(\w+)`/.exec(row)?.[1] ?? []);
}

const seat = z.union([z.literal(0), z.literal(1), z.null()]);
const numbers = z.tuple([z.number(), z.number()]);
const six = z.array(z.int()).length(6);
const result = z.strictObject({ winner: seat, reason: z.string(), score: numbers });
const head = {
  table: z.int(),
  match: z.string(),
  rules: z.enum(['khalaha', 'kalah', 'kalah-leerschlag', 'mitte', 'weit']),
  phase: z.enum(['filling', 'playing', 'over']),
  players: z.tuple([z.string(), z.string()]),
  you: seat,
  turn: seat,
  ply: z.int(),
  last: z.string().nullable(),
  legal: z.array(z.string()),
  result: result.nullable(),
};
const KHALAHA = z.strictObject({
  game: z.literal('khalaha'),
  ...head,
  pits: z.tuple([six, six]),
  stores: numbers,
  supply: numbers,
  ready: z.tuple([z.boolean(), z.boolean()]),
});
const KELMA = z.strictObject({
  game: z.literal('kelma'),
  ...head,
  position: z.string(),
  locked: z.string().nullable(),
});
const STATE = z.discriminatedUnion('game', [KHALAHA, KELMA]);
const ROOM = z.strictObject({
  place: z.enum(['hall', 'khalaha-saal', 'kelma-saal', 'table']),
  table: z.int().nullable(),
  exits: z.array(z.string()),
});
const TEXT = z.strictObject({
  from: z.string(),
  channel: z.enum(['room', 'table', 'whisper', 'shout', 'tell']),
  text: z.string(),
});
const SENT: Readonly<Record<string, z.ZodType>> = {
  'Room.Info': ROOM,
  'Game.State': STATE,
  'Comm.Text': TEXT,
};

it('documents the fields of every message', () => {
  const headFields = documented('Fields of every game:');
  expect(['game', ...Object.keys(head)].sort()).toEqual([...headFields].sort());
  expect([...headFields, ...documented('Fields of Khalaha alone:')].sort()).toEqual(
    Object.keys(KHALAHA.shape).sort(),
  );
  expect([...headFields, ...documented('Fields of Kelma alone:')].sort()).toEqual(
    Object.keys(KELMA.shape).sort(),
  );
  expect(documented('Fields of `result`:')).toEqual(Object.keys(result.shape));
  expect(documented('### `Room.Info`')).toEqual(Object.keys(ROOM.shape));
  expect(documented('### `Comm.Text`')).toEqual(Object.keys(TEXT.shape));
});

/** Who types what, in order. */
const SESSION: readonly (readonly [who: 0 | 1 | 2, line: string])[] = [
  [0, 'neustart khalaha bernd'],
  [1, 'annehmen'],
  [2, 'zuschauen 1'],
  [0, 'fülle alle mit 4'],
  [0, 'fülle fertig'],
  [1, 'fülle alle mit 5'],
  [1, 'fülle fertig'],
  [0, '3'],
  [0, '1'],
  [1, '2'],
  [2, 'sage Gut!'],
  [2, 'flüstere Leise'],
  [0, 'rufe Hallo'],
  [0, 'teile bernd mit Na?'],
  [1, 'remis'],
  [0, 'remis'],
  [0, 'aussteigen'],
  [0, 'kelma'],
  [0, 'neustart bernd'],
  [1, 'annehmen'],
  [0, 'c2'],
  [1, 'b6 c8'],
  [0, 'aufgeben'],
  [0, 'aufgeben'],
  [1, 'neustart khalaha computer leicht'],
];

it('sends nothing else, whatever happens', async () => {
  const world = await createWorld();
  const people: MemoryClient[] = [];
  for (const name of ['Anna', 'Bernd', 'Clara']) people.push(await world.enters(name, { gmcp: true }));
  for (const [who, line] of SESSION) await people[who]?.types(line);
  const messages = people.flatMap(({ gmcp }) => gmcp);
  for (const { name, data } of messages) {
    const schema = SENT[name];
    expect([name, data, schema?.safeParse(data).error]).toEqual([name, data, undefined]);
    expect(schema).toBeDefined();
  }
  const states = messages.filter(({ name }) => name === 'Game.State').map(({ data }) => STATE.parse(data));
  expect(new Set(states.map(({ game, phase }) => `${game} ${phase}`)).size).toBeGreaterThanOrEqual(5);
  const channels = messages
    .filter(({ name }) => name === 'Comm.Text')
    .map(({ data }) => TEXT.parse(data).channel);
  expect([...new Set(channels)].sort()).toEqual(['shout', 'table', 'tell', 'whisper']);
});
