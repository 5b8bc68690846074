import { renderMessage } from '../../src/render/message';
import { catalogues } from '../../locales';
import { PLAIN } from '../support/khalaha-matches';

const message = { code: 'khalaha-refused-filling-over' } as const;

test('a message is wrapped to the width', () => {
  expect(renderMessage(message, { ...PLAIN, columns: 30 }, catalogues.de)).toEqual([
    'Das Befüllen ist vorbei. Jetzt',
    'wird gezogen, zum Beispiel',
    '„leere 3“.',
  ]);
});

test('T8 it is reduced to the charset before it is wrapped', () => {
  const ascii = renderMessage(message, { ...PLAIN, columns: 30, charset: 'ascii' }, catalogues.de);
  expect(ascii).toEqual(['Das Befuellen ist vorbei.', 'Jetzt wird gezogen, zum', 'Beispiel "leere 3".']);
});
