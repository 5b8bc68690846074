/** What was said before is said again without being made anew, and no two messages are taken for one. */
import { catalogues } from '../../locales';
import type { Catalogue } from '../../src/text/catalogue';
import { remembering } from '../../src/text/remembering';
import type { Message } from '../../src/text/message';

function counting(): { readonly catalogue: Catalogue; readonly made: Message[] } {
  const made: Message[] = [];
  const say = (message: Message): string => {
    made.push(message);
    return JSON.stringify(message);
  };
  return { catalogue: remembering({ ...catalogues.de, say }), made };
}

it('makes the same text once', () => {
  const { catalogue, made } = counting();
  const once = catalogue.say({ code: 'absent-choices', name: 'Anna', minutes: 3 });
  expect(catalogue.say({ code: 'absent-choices', name: 'Anna', minutes: 3 })).toBe(once);
  expect(made).toHaveLength(1);
});

it('tells messages apart by code, by each value and by its kind', () => {
  const { catalogue } = counting();
  const messages: readonly Message[] = [
    { code: 'talk-nothing' },
    { code: 'talk-tells', name: 'a', text: 'b' },
    { code: 'talk-tells', name: 'b', text: 'a' },
    { code: 'talk-told', name: 'a', text: 'b' },
    { code: 'ignore-list', names: ['a', 'b'] },
    { code: 'ignore-list', names: ['ab'] },
    { code: 'ignore-list', names: ['a, b'] },
    { code: 'which-table' },
    { code: 'no-such-table', table: 1 },
    { code: 'no-such-table', table: 11 },
  ];
  expect(messages.map((message) => catalogue.say(message))).toEqual(
    messages.map((message) => JSON.stringify(message)),
  );
  expect(messages.map((message) => catalogue.say(message))).toEqual(
    messages.map((message) => JSON.stringify(message)),
  );
});

it('keeps no long talk', () => {
  const { catalogue, made } = counting();
  const text = 'x'.repeat(200);
  catalogue.say({ code: 'talk-tells', name: 'Anna', text });
  catalogue.say({ code: 'talk-tells', name: 'Anna', text });
  expect(made).toHaveLength(2);
});
