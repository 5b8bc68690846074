/** A stream that does harm is made as short as it will go. */
import { shorten } from './culprit';
import { parseStream, makeStream, type Stream } from './stream';

const LONG = Array.from({ length: 200 }, (_, n) => `send ${n}\\r\\n`).join('\n');

it.each([
  [['send 7\\r\\n'], 'one step'],
  [['send 0\\r\\n', 'send 199\\r\\n'], 'the first and the last'],
  [['send 90\\r\\n', 'send 91\\r\\n', 'send 150\\r\\n'], 'three in the middle'],
])('%j is all that is left (%s)', async (needed) => {
  const isHarmful = (stream: Stream): Promise<boolean> => {
    const lines = makeStream(stream).split('\n');
    return Promise.resolve(needed.every((line) => lines.includes(line)));
  };
  expect(await shorten(parseStream(LONG), isHarmful)).toEqual(parseStream(needed.join('\n')));
});
