/** What must hold for every command: it is listed, clashes with none, its examples work, and it is explained. */
import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { commands, lexicon } from '../../commands';
import { catalogues, sourcesOf } from '../../locales';
import { PLACE_KINDS, type AnyCommand } from '../../src/command/definition';
import { misfitOf } from '../../src/command/fit';
import { parseForm, slotsOf } from '../../src/command/form';
import { createInterpreter } from '../../src/command/interpreter';
import { fold } from '../../src/kernel/fold';
import { LANGUAGES, type Language } from '../../src/text/settings';
import { SITUATIONS } from '../command/situations';

const each = commands.map((command) => [command.id, command] as const);
const NO_COMMANDS = ['index', 'login-words'];

/** The arguments that a line yields where the command fits. */
function argumentsOf(command: AnyCommand, line: string, language: Language): unknown {
  let seen: unknown = null;
  const spies = commands.map((other): AnyCommand => ({
    ...other,
    run: (args) => {
      seen = { id: other.id, args };
      return { type: 'quit' };
    },
  }));
  const situation = SITUATIONS.find((known) => misfitOf(command, known) === null);
  if (situation === undefined) throw new Error(`${command.id} fits nowhere`);
  createInterpreter(spies, lexicon).interpret(line, situation, language);
  return seen;
}

const slotsOfCommand = (command: AnyCommand): readonly string[] =>
  LANGUAGES.flatMap((language) => command.forms[language].flatMap((form) => slotsOf(parseForm(form))));

it('lists what the folder holds, each under the name of its file', () => {
  const files = readdirSync(join(__dirname, '../../commands'), { withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map(({ name }) => name.replace(/\.ts$/, ''))
    .filter((name) => !NO_COMMANDS.includes(name));
  expect(commands.map(({ id }) => id).sort()).toEqual(files.sort());
});

it.each(PLACE_KINDS)('has no word for two commands: %s', (place) => {
  const words = commands
    .filter(({ places }) => places.includes(place))
    .flatMap(({ words: of }) => [...new Set([...of.de, ...of.en].map(fold))])
    // A final -e may be dropped, so words that differ by it clash, too.
    .map((word) => word.replace(/(?<=..)e$/, ''));
  expect(words.filter((word, n) => words.indexOf(word) !== n)).toEqual([]);
});

describe.each(LANGUAGES)('in %s', (language) => {
  it.each(each)('%s: every example yields its arguments', (_, command) => {
    for (const [line, args] of command.examples[language]) {
      expect([line, argumentsOf(command, line, language)]).toEqual([line, { id: command.id, args }]);
    }
  });

  it.each(each)('%s: is explained, and so are its slots', (id, command) => {
    const { summary, description } = catalogues[language].help(id);
    expect(summary.length).toBeLessThanOrEqual(40);
    expect(summary).not.toMatch(/[.\n]$/);
    expect(description).toMatch(/\S/);
    for (const slot of slotsOfCommand(command)) {
      expect(lexicon.languages[language].slots).toHaveProperty(slot);
      const say = (of: string, code: 'command-missing' | 'command-bad' | 'command-slot'): string =>
        catalogues[language].say({ code, slot: of, given: 'x', example: 'y' });
      for (const code of ['command-missing', 'command-bad', 'command-slot'] as const) {
        expect(say(slot, code)).not.toBe(say('none', code));
      }
    }
  });

  it('has no help without a command and no topic without a word', () => {
    const ids = [...(sourcesOf(language).get('help.ftl') ?? '').matchAll(/^([\w-]+) =/gm)].map(
      ([, id = '']) => id,
    );
    const helps = commands.flatMap(({ id }) => [`help-${id}-summary`, `help-${id}-description`]);
    const topics = Object.keys(lexicon.languages[language].topics).map((name) => `topic-${name}`);
    expect([...ids].sort()).toEqual([...helps, ...topics].sort());
  });

  it.each(each)('%s: the first example, which refusals show, begins with its word', (_, command) => {
    const [line] = command.examples[language][0];
    expect(line.split(' ')[0]).toBe(command.words[language][0].split(' ')[0]);
  });
});

it.each(each)('%s: what to see also exists', (_, { id, seeAlso }) => {
  const ids = commands.map((command) => command.id);
  expect(seeAlso.filter((other) => !ids.includes(other) || other === id)).toEqual([]);
});

it.each(each)('%s: can be used somewhere', (_, command) =>
  expect(SITUATIONS.some((situation) => misfitOf(command, situation) === null)).toBe(true),
);

it('has signs only for commands, and topics alike in both languages', () => {
  const ids = commands.map(({ id }) => id);
  expect(Object.values(lexicon.punctuation).filter((id) => !ids.includes(id))).toEqual([]);
  const [de, en] = LANGUAGES.map((language) => Object.keys(lexicon.languages[language].topics));
  expect(de).toEqual(en);
});
