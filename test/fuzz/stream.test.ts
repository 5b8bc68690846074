/** Hostile streams as data: the same from one seed, and the same again when read from a file. */
import * as fc from 'fast-check';
import { readCorpus } from './corpus';
import { generateStream } from './generate';
import { DEEDS, makeStream, parseStream, WAYS, type Step } from './stream';

const step: fc.Arbitrary<Step> = fc.oneof(
  fc.uint8Array({ maxLength: 40 }).map((bytes): Step => ({ type: 'send', bytes: Buffer.from(bytes) })),
  fc.nat({ max: 5000 }).map((ms): Step => ({ type: 'pause', ms })),
  fc.constantFrom(...WAYS).map((way): Step => ({ type: 'by', way })),
  fc.constantFrom(...DEEDS).map((type): Step => ({ type })),
);

it('parse(make(stream)) = stream', () => {
  fc.assert(
    fc.property(fc.array(step), fc.array(fc.constantFrom('found', 'seed 7')), (stream, remarks) => {
      expect(parseStream(makeStream(stream, remarks))).toEqual(stream);
    }),
  );
});

it.each(['wait 5', 'send \\q', 'pause', 'pause -1', 'by', 'by foot'])('%j is no step', (text) => {
  expect(() => parseStream(text)).toThrow();
});

it('one seed gives one stream, another gives another', () => {
  const corpus = readCorpus();
  const written = (rngSeed: number): string => makeStream(generateStream(rngSeed, corpus));
  expect(written(5)).toBe(written(5));
  expect(new Set(Array.from({ length: 200 }, (_, rngSeed) => written(rngSeed))).size).toBeGreaterThan(190);
});

it('every kind of step and every way occurs', () => {
  const corpus = readCorpus();
  const streams = Array.from({ length: 300 }, (_, rngSeed) => generateStream(rngSeed, corpus));
  const kinds = new Set(streams.flat().map((step) => (step.type === 'by' ? `by ${step.way}` : step.type)));
  expect([...kinds].sort()).toEqual(['pause', 'send', ...DEEDS, ...WAYS.map((way) => `by ${way}`)].sort());
});

it('the way stands before all else', () => {
  const corpus = readCorpus();
  for (let rngSeed = 0; rngSeed < 300; rngSeed += 1) {
    expect(
      generateStream(rngSeed, corpus)
        .slice(1)
        .map(({ type }) => type),
    ).not.toContain('by');
  }
});

it('some people stay long and do much', () => {
  const corpus = readCorpus();
  const lines = (rngSeed: number): number =>
    generateStream(rngSeed, corpus).filter(
      (step) => step.type === 'send' && step.bytes.toString().includes('neustart'),
    ).length;
  expect(
    Array.from({ length: 300 }, (_, rngSeed) => lines(rngSeed)).filter((count) => count > 5).length,
  ).toBeGreaterThan(5);
});
