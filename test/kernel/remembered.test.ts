/** What is asked for again is kept, up to a bound. */
import { Remembered } from '../../src/kernel/remembered';

let made: string[];
const make = (key: string) => (): string => {
  made.push(key);
  return `value of ${key}`;
};
beforeEach(() => {
  made = [];
});

it('makes a value once', () => {
  const remembered = new Remembered<string>(10, 20);
  expect(remembered.get('a', make('a'))).toBe('value of a');
  expect(remembered.get('a', make('a'))).toBe('value of a');
  expect(made).toEqual(['a']);
});

it('forgets the one not asked for longest when there are too many', () => {
  const remembered = new Remembered<string>(2, 20);
  for (const key of ['a', 'b', 'a', 'c']) remembered.get(key, make(key));
  expect(made).toEqual(['a', 'b', 'c']);
  for (const key of ['a', 'c', 'b']) remembered.get(key, make(key));
  expect(made).toEqual(['a', 'b', 'c', 'b']);
});

it('keeps nothing under a long key', () => {
  const remembered = new Remembered<string>(10, 3);
  for (const key of ['abcd', 'abcd']) expect(remembered.get(key, make(key))).toBe('value of abcd');
  expect(made).toEqual(['abcd', 'abcd']);
});

it('shows what it has without making anything, and without counting it as asked for', () => {
  const remembered = new Remembered<string>(2, 20);
  expect(remembered.peek('a')).toBeUndefined();
  for (const key of ['a', 'b']) remembered.get(key, make(key));
  expect(remembered.peek('a')).toBe('value of a');
  remembered.get('c', make('c'));
  expect(['a', 'b', 'c'].map((key) => remembered.peek(key))).toEqual([undefined, 'value of b', 'value of c']);
  expect(made).toEqual(['a', 'b', 'c']);
});

it('forgets when told to', () => {
  const remembered = new Remembered<string>(10, 20);
  remembered.get('a', make('a'));
  remembered.forget('a');
  remembered.get('a', make('a'));
  expect(made).toEqual(['a', 'a']);
});
