/** The interpreter with a few invented commands: it knows no word of its own. */
import { z } from 'zod';
import { defineCommand, PLACE_KINDS, type AnyCommand } from '../../src/command/definition';
import { createInterpreter } from '../../src/command/interpreter';
import type { Lexicon } from '../../src/command/lexicon';
import { AT } from './situations';

const command = (id: string, de: string, en: string, more: Partial<AnyCommand> = {}): AnyCommand => ({
  ...defineCommand({
    id,
    group: 'house',
    words: { de: [de], en: [en] },
    forms: { de: ['<what>', ''], en: ['<what>', ''] },
    places: PLACE_KINDS,
    who: 'anyone',
    args: z.object({ what: z.string().optional() }),
    examples: { de: [[de, {}]], en: [[en, {}]] },
    seeAlso: [],
    run: ({ what }) => ({ type: 'help', topic: what ?? null }),
  }),
  ...more,
});

const words = { fillers: ['bitte'], slots: { what: 'was' }, topics: {} };
const lexicon: Lexicon = {
  languages: { de: words, en: words },
  punctuation: { '!': 'jump' },
  reserved: ['Wächter'],
};
const only = { places: ['table'], phases: ['over'] } as const;
const interpreter = createInterpreter(
  [
    command('jump', 'springe', 'jump'),
    command('speak', 'spreche', 'speak'),
    command('rest', 'ruhe aus', 'rest', only),
    command('ring', 'rufe', 'stand'),
    command('rust', 'ruere', 'stir', only),
    command('stop', 'steh', 'halt', only),
  ],
  lexicon,
);

const meant = (line: string, language: 'de' | 'en' = 'de', at = AT.hall): unknown => {
  const result = interpreter.interpret(line, at, language);
  return result.kind === 'intent' ? result.command : result.kind === 'message' ? result.message : 'nothing';
};

describe('interpret', () => {
  it.each([
    ['springe', 'jump'],
    ['SPRING', 'jump'],
    ['spri', 'jump'],
    ['spring bitte hoch', 'jump'],
    ['!hoch', 'jump'],
    ['jump', 'jump'],
    ['ju', 'jump'],
    ['  ', 'nothing'],
  ])('%s: %s', (line, id) => expect(meant(line)).toBe(id));

  it('asks back when a beginning can mean several', () =>
    expect(meant('sp')).toEqual({
      code: 'command-ambiguous',
      typed: 'sp',
      candidates: ['springe', 'spreche'],
    }));

  it('takes the one that fits when only one of several does', () => {
    expect(meant('ru')).toBe('ring');
    expect(interpreter.interpret('ru', AT.over, 'de')).toMatchObject({
      message: { code: 'command-ambiguous', candidates: ['rufe', 'ruere'] },
    });
  });

  it('takes a beginning of the own language before a whole word of the other', () => {
    expect(meant('st')).toBe('ring');
    expect(interpreter.interpret('ste', AT.over, 'de')).toMatchObject({ command: 'stop' });
    expect(meant('stand', 'en')).toBe('ring');
    expect(meant('steh', 'en')).toMatchObject({ code: 'command-not-here', command: 'halt' });
  });

  it('reads commands of several words, cut short or not', () => {
    expect(interpreter.interpret('ruhe aus', AT.over, 'de')).toMatchObject({ command: 'rest' });
    expect(interpreter.interpret('ruh a', AT.over, 'de')).toMatchObject({ command: 'rest' });
  });

  it('suggests what is near, or says that it does not know', () => {
    expect(meant('sprinhe')).toEqual({ code: 'command-unknown-near', suggestions: ['springe'] });
    expect(meant('xyzzy')).toEqual({ code: 'command-unknown' });
  });
});

it('keeps the words of commands and offices from being names', () => {
  const reserved = ['springe', 'Spring', 'JUMP', 'ruhe', 'aus', 'waechter', 'Wächter'];
  expect(reserved.filter((name) => !interpreter.isReserved(name))).toEqual([]);
  expect(['Anna', 'spri', 'bitter'].filter((name) => interpreter.isReserved(name))).toEqual([]);
});

it('completes words that fit, then names', () => {
  expect(interpreter.complete('sp', AT.hall)).toEqual(['spreche', 'springe']);
  expect(interpreter.complete('', AT.hall)).toEqual(['rufe', 'spreche', 'springe']);
  expect(interpreter.complete('springe ju', AT.hall)).toEqual(['Jürgen']);
  expect(interpreter.complete('springe ', AT.hall)).toEqual(['Anna', 'Bernd', 'Jürgen']);
  expect(interpreter.complete('ha', AT.over, 'en')).toEqual(['halt']);
});
