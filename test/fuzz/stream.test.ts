/** Hostile streams as data: the same from one seed, and the same again when read from a file. */
import * as fc from 'fast-check';
import { readCorpus } from './corpus';
import { generateStream } from './generate';
import { DEEDS, makeStream, parseStream, type Step } from './stream';

const step: fc.Arbitrary<Step> = fc.oneof(
  fc.uint8Array({ maxLength: 40 }).map((bytes): Step => ({ type: 'send', bytes: Buffer.from(bytes) })),
  fc.nat({ max: 5000 }).map((ms): Step => ({ type: 'pause', ms })),
  fc.constantFrom(...DEEDS).map((type): Step => ({ type })),
);

it('parse(make(stream)) = stream', () => {
  fc.assert(
    fc.property(fc.array(step), fc.array(fc.constantFrom('found', 'seed 7')), (stream, remarks) => {
      expect(parseStream(makeStream(stream, remarks))).toEqual(stream);
    }),
  );
});

it.each(['wait 5', 'send \\q', 'pause', 'pause -1'])('%j is no step', (text) => {
  expect(() => parseStream(text)).toThrow();
});

it('one seed gives one stream, another gives another', () => {
  const corpus = readCorpus();
  const written = (rngSeed: number): string => makeStream(generateStream(rngSeed, corpus));
  expect(written(5)).toBe(written(5));
  expect(new Set(Array.from({ length: 200 }, (_, rngSeed) => written(rngSeed))).size).toBeGreaterThan(190);
});

it('every kind of step occurs', () => {
  const corpus = readCorpus();
  const kinds = new Set(
    Array.from({ length: 300 }, (_, rngSeed) => generateStream(rngSeed, corpus)).flatMap((stream) =>
      stream.map(({ type }) => type),
    ),
  );
  expect([...kinds].sort()).toEqual(['pause', 'send', ...DEEDS].sort());
});
