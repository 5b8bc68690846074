/** What the tables of typed lines are made of. */
import { commands, lexicon } from '../../commands';
import { createInterpreter } from '../../src/command/interpreter';
import { AT, type Where } from '../command/situations';

export const interpreter = createInterpreter(commands, lexicon);

export const meant = (where: Where, line: string, language: 'de' | 'en' = 'de'): unknown => {
  const result = interpreter.interpret(line, AT[where], language);
  return result.kind === 'intent' ? result.intent : result.kind === 'message' ? result.message : 'nothing';
};

export const act = (action: object): object => ({
  type: 'match',
  intent: { type: 'act', action: { game: 'khalaha', ...action } },
});
export const sow = (pit: number): object => act({ type: 'sow', pit });
export const fill = (pit: number, seeds: number): object => act({ type: 'fill', pit, seeds });
export const move = (text: string): object => ({ type: 'match', intent: { type: 'move', text } });
export const offer = (what: string): object => ({ type: 'match', intent: { type: 'offer', offer: what } });
export const missing = (slot: string): object =>
  expect.objectContaining({ code: 'command-missing', slot }) as object;
export const bad = (slot: string, given: string): object =>
  expect.objectContaining({ code: 'command-bad', slot, given }) as object;
export const extra = (text: string): object =>
  expect.objectContaining({ code: 'command-extra', extra: text }) as object;
export const code = (of: string, more: object = {}): object =>
  expect.objectContaining({ code: of, ...more }) as object;
export const go = (to: object): object => ({ type: 'go', to });
export const start = (game: string | null, preset: string | null, opponent: string): object => ({
  type: 'newMatch',
  game,
  preset,
  opponent: ['same', 'alone'].includes(opponent) ? { kind: opponent } : { kind: 'person', name: opponent },
});
export const set = (setting: string, value: string): object => ({ type: 'set', setting, value });

export type Row = readonly [Where, string, unknown];
export const table = (name: string, rows: readonly Row[]): void =>
  describe(name, () => {
    it.each(rows)('%s: %s', (where, line, expected) => expect(meant(where, line)).toEqual(expected));
  });
