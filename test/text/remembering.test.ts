/** What was said before is said again without being made anew, and no two messages are taken for one. */
import { catalogues } from '../../locales';
import { Remembered } from '../../src/kernel/remembered';
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

describe('what is remembered', () => {
  it('stays bounded, and keeps what is asked for', () => {
    const made: string[] = [];
    const remembered = new Remembered<string>(10, 20);
    const get = (key: string): string =>
      remembered.get(key, () => {
        made.push(key);
        return key;
      });
    for (let n = 0; n < 1000; n += 1) {
      get('always');
      get(`once ${n}`);
    }
    expect(made.filter((key) => key === 'always')).toHaveLength(1);
    expect(made).toHaveLength(1001);
    get('once 0');
    expect(made).toHaveLength(1002);
    for (let n = 0; n < 5; n += 1) get('a key of more than twenty characters');
    expect(made).toHaveLength(1007);
  });
});
