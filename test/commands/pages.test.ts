/** The lists and help pages that come from the commands' declarations. */
import { commands, lexicon } from '../../commands';
import { catalogues } from '../../locales';
import type { Moment } from '../../src/command/definition';
import { misfitOf } from '../../src/command/fit';
import { createInterpreter } from '../../src/command/interpreter';
import type { Page } from '../../src/text/page';
import { LANGUAGES, type Language } from '../../src/text/settings';
import { AT, QUIET, type Where } from '../command/situations';

const interpreter = createInterpreter(commands, lexicon);
const places = Object.keys(AT) as readonly Where[];

const offered = (page: Page): readonly string[] =>
  page.flatMap((line) => (line.kind === 'command' ? [line.command] : []));

const codes = (page: Page): readonly string[] =>
  page.flatMap((line) => ('message' in line ? [line.message.code] : [line.kind]));

/** Everything on the page as text; throws where a text is missing. */
function read(page: Page, language: Language): string {
  const catalogue = catalogues[language];
  const lines = page.map((line) => {
    switch (line.kind) {
      case 'heading':
      case 'text':
        return catalogue.say(line.message);
      case 'entry':
        return `${line.term} ${catalogue.say(line.message)}`;
      case 'command':
        return `${line.term} ${catalogue.help(line.command).summary}`;
      case 'description':
        return catalogue.help(line.command).description;
      case 'topic':
        return catalogue.topic(line.name) ?? 'no such topic';
      case 'gap':
        return '';
    }
  });
  return lines.join('\n');
}

it('offers a ban in a form that may be typed so', () => {
  const page = interpreter.commandsHere(AT.office, 'de');
  expect(page).toContainEqual({ kind: 'command', term: 'verbanne <name> <grund>', command: 'ban' });
});

describe.each(LANGUAGES)('commands here, in %s', (language) => {
  it.each(places)('%s: lists what fits and makes sense, and nothing else', (where) => {
    const page = interpreter.commandsHere(AT[where], language);
    const legal: readonly string[] = 'legal' in AT[where] ? AT[where].legal : [];
    const expected = commands
      .filter((command) => misfitOf(command, AT[where]) === null)
      .filter(
        ({ id, makesSense }) => (id !== 'swap' || legal.includes('x')) && makesSense?.(AT[where]) !== false,
      )
      .map(({ id }) => id);
    expect([...offered(page)].sort()).toEqual([...expected].sort());
    expect(read(page, language)).not.toMatch(/\[\[|undefined/);
  });
});

describe('F6 what would come to nothing just now is not listed', () => {
  const at = (where: Where, moment: Partial<Moment>): readonly string[] =>
    offered(interpreter.commandsHere({ ...AT[where], moment: { ...QUIET, ...moment } }, 'de'));

  it.each([
    ['accept', 'hall', { challenged: true }],
    ['decline', 'hall', { declinable: true }],
    ['forward', 'hall', { replaying: true }],
    ['to-ply', 'hall', { replaying: true }],
    ['claim', 'khalaha', { opponentAway: true }],
    ['sit', 'watching', { freeSeat: true }],
    ['watch', 'watching', { otherTable: true }],
    ['resume', 'hall', { resumable: true }],
    ['hint', 'khalaha', { hints: true, mayAct: true }],
    ['fill', 'filling', { mayAct: true }],
  ] as const)('%s', (id, where, moment) => {
    expect(at(where, QUIET)).not.toContain(id);
    expect(at(where, moment)).toContain(id);
  });

  it('allows hints only where they are not allowed yet, and gives them only on turn', () => {
    expect(at('khalaha', { hints: false })).toContain('allow-hints');
    expect(at('khalaha', { hints: true })).not.toContain('allow-hints');
    expect(at('khalaha', { hints: true })).not.toContain('hint');
    expect(at('khalaha', { mayAct: true })).not.toContain('hint');
  });

  it('holds who plays to the match, and who watches to watching', () => {
    const all = { freeSeat: true, otherTable: true, resumable: true };
    for (const id of ['sit', 'watch', 'resume', 'stand-up', 'analyse']) {
      expect(at('khalaha', all)).not.toContain(id);
    }
    expect(at('over', all)).toEqual(expect.arrayContaining(['watch', 'stand-up', 'analyse']));
    expect(at('watching', all)).not.toContain('leave');
    expect(at('hall', all)).toContain('analyse');
  });
});

it('lists the moves of the game only at its table and in its time', () => {
  const at = (where: Where): readonly string[] => offered(interpreter.commandsHere(AT[where], 'de'));
  expect(at('filling')).toContain('fill');
  expect(at('filling')).not.toContain('sow');
  expect(at('khalaha')).toContain('sow');
  expect(at('khalaha')).not.toContain('swap');
  expect(at('swapping')).toContain('swap');
  expect(at('kelma')).toContain('move');
  expect(at('watching')).not.toContain('sow');
  expect(at('adjourned')).toContain('resign');
});

describe.each(LANGUAGES)('help, in %s', (language) => {
  const help = (topic: string | null): Page => interpreter.help(topic, AT.hall, language);

  it.each(commands.map((command) => [command.id, command] as const))(
    '%s: has all its parts',
    (_, command) => {
      const page = help(command.words[language][0]);
      expect(codes(page)).toEqual(
        expect.arrayContaining([
          'command-help-name',
          'command-help-arguments',
          'command-help-description',
          'description',
          'command-help-examples',
        ]),
      );
      expect(read(page, language)).toContain(command.examples[language][0][0]);
      expect(codes(page).at(-1)).toMatch(/^command-help-see/);
    },
  );

  it('has an overview of every command and topic', () => {
    const text = read(help(null), language);
    expect(help('  ')).toEqual(help(null));
    for (const { words, who } of commands) {
      if (who !== 'steward') expect(text).toContain(words[language][0]);
    }
    for (const [word] of Object.values(lexicon.languages[language].topics)) expect(text).toContain(word);
  });

  it('shows what is for stewards to stewards only', () => {
    const forAll = read(help(null), language);
    const forStewards = read(interpreter.help(null, AT.office, language), language);
    expect(forAll).not.toContain(catalogues[language].say({ code: 'command-group', group: 'steward' }));
    for (const { words } of commands) expect(forStewards).toContain(words[language][0]);
    for (const { words } of commands.filter(({ who }) => who === 'steward')) {
      expect(forAll).not.toMatch(new RegExp(`\\b${words[language][0]}\\b`, 'u'));
    }
  });

  it.each(Object.entries(lexicon.languages[language].topics))('knows the topic %s', (name, words) => {
    for (const word of words) expect(help(word)).toEqual([{ kind: 'topic', name }]);
    expect(catalogues[language].topic(name)).not.toBeNull();
  });

  it('answers an unknown topic', () => {
    expect(codes(help('xyzzy'))).toEqual(['command-help-unknown']);
    expect(read(help('xyzzy'), language)).toContain('xyzzy');
  });
});

describe('help', () => {
  const help = (topic: string): Page => interpreter.help(topic, AT.hall, 'de');

  it.each([
    ['leer', 'sow'],
    ['FÜLLE', 'fill'],
    ['fuelle 3', 'fill'],
    ['empty', 'sow'],
    ['kom', 'commands'],
    ['?', 'help'],
    ["'", 'say'],
    ['schau brett', 'stand'],
  ])('%s: %s', (topic, command) => expect(help(topic)).toContainEqual({ kind: 'description', command }));

  it('suggests what is near, and asks back what is not clear', () => {
    expect(codes(help('lehre'))).toEqual(['command-help-near']);
    expect(codes(help('kurzform'))).toEqual(['command-help-near']);
    expect(codes(help('e'))).toEqual(['command-ambiguous']);
  });
});
