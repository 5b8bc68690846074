/** Pages made from the commands' own declarations: what can be done here, and how each command is used. */
import type { Message } from '../text/message';
import type { Page, PageLine } from '../text/page';
import type { Language } from '../text/settings';
import { canonical } from './complaint';
import { GROUPS, type AnyCommand, type Situation } from './definition';
import { fits, isHidden, isListed } from './fit';
import { parseForm, showForm, slotsOf } from './form';
import type { Vocabulary } from './known';
import { candidateTiers } from './resolve';
import { nearest } from './suggest';
import { matchWord, tokenize } from './tokenize';
import { fold } from '../kernel/fold';

const GAP: PageLine = { kind: 'gap' };
const heading = (message: Message): PageLine => ({ kind: 'heading', message });
const text = (message: Message): PageLine => ({ kind: 'text', message });
const typed = (line: string): PageLine => text({ code: 'command-typed', line });

const isOptional = (form: string): boolean =>
  parseForm(form).every((part) => part.kind === 'word' && part.optional);

/** Words that may be left out stay, unbracketed, only between slots, where the line reads better with them. */
const withoutAsides = (form: string): string =>
  form.replace(/^(\[\S+\] )+|( \[\S+\])+$/g, '').replaceAll(/\[(\S+)\]/g, '$1');

/** The command in one line: its word and its main form, in brackets where nothing need follow. */
export function termOf(vocabulary: Vocabulary, command: AnyCommand, language: Language): string {
  const forms = command.forms[language];
  const main = forms.find((form) => !isOptional(form));
  const word = canonical(command, language);
  if (main === undefined) return word;
  const shown = showForm(withoutAsides(main), vocabulary.lexicon.languages[language].slots);
  return forms.some(isOptional) ? `${word} [${shown}]` : `${word} ${shown}`;
}

/** What works here and now, by group. */
export function commandsPage(vocabulary: Vocabulary, situation: Situation, language: Language): Page {
  const lines: PageLine[] = [heading({ code: 'command-here', place: situation.place })];
  for (const group of GROUPS) {
    const commands = vocabulary.commands
      .map(({ definition }) => definition)
      .filter((command) => command.group === group && isListed(command, situation));
    if (commands.length === 0) continue;
    lines.push(GAP, heading({ code: 'command-group', group }));
    for (const command of commands) {
      lines.push({ kind: 'command', term: termOf(vocabulary, command, language), command: command.id });
    }
  }
  return [...lines, GAP, text({ code: 'command-here-more' })];
}

/** All groups with their words, and the topics. */
function overviewPage({ commands, lexicon }: Vocabulary, situation: Situation, language: Language): Page {
  const groups = GROUPS.flatMap((group): PageLine[] => {
    const words = commands
      .filter(({ definition }) => definition.group === group && !isHidden(definition, situation))
      .map(({ definition }) => canonical(definition, language));
    if (words.length === 0) return [];
    return [GAP, heading({ code: 'command-group', group }), text({ code: 'command-help-group', words })];
  });
  const topics = Object.values(lexicon.languages[language].topics).map(([word]) => word);
  return [
    heading({ code: 'command-help-overview' }),
    text({ code: 'command-help-intro' }),
    ...groups,
    GAP,
    text({ code: 'command-help-topics', topics }),
  ];
}

function argumentLines(vocabulary: Vocabulary, command: AnyCommand, language: Language): readonly PageLine[] {
  const labels = vocabulary.lexicon.languages[language].slots;
  const slots = [...new Set(command.forms[language].flatMap((form) => slotsOf(parseForm(form))))];
  if (slots.length === 0) return [text({ code: 'command-help-no-arguments' })];
  return slots.map((slot) => ({
    kind: 'entry',
    term: `<${labels[slot] ?? slot}>`,
    message: { code: 'command-slot', slot },
  }));
}

function commandPage(vocabulary: Vocabulary, command: AnyCommand, language: Language): Page {
  const labels = vocabulary.lexicon.languages[language].slots;
  const [word, ...others] = command.words[language];
  const related = command.seeAlso.flatMap((id) =>
    vocabulary.commands.filter(({ definition }) => definition.id === id),
  );
  const aliases: readonly PageLine[] =
    others.length > 0 ? [text({ code: 'command-help-aliases', words: others })] : [];
  return [
    heading({ code: 'command-help-name', command: word }),
    ...command.forms[language].map((form) => typed(`${word} ${showForm(form, labels)}`.trim())),
    ...aliases,
    heading({ code: 'command-help-arguments' }),
    ...argumentLines(vocabulary, command, language),
    heading({ code: 'command-help-description' }),
    { kind: 'description', command: command.id },
    heading({ code: 'command-help-examples' }),
    ...command.examples[language].map(([line]) => typed(line)),
    related.length === 0
      ? text({ code: 'command-help-see-nothing' })
      : text({
          code: 'command-help-see-also',
          commands: related.map(({ definition }) => canonical(definition, language)),
        }),
  ];
}

/** A topic by its whole word, of either language. */
function topicOf({ lexicon }: Vocabulary, word: string): string | null {
  for (const { topics } of Object.values(lexicon.languages)) {
    for (const [name, words] of Object.entries(topics)) {
      if (words.some((each) => matchWord(word, fold(each)) === 'full')) return name;
    }
  }
  return null;
}

function unknownPage(vocabulary: Vocabulary, topic: string, situation: Situation, language: Language): Page {
  const topics = Object.values(vocabulary.lexicon.languages[language].topics).flat();
  const words = [
    ...vocabulary.commands
      .filter(({ definition }) => !isHidden(definition, situation))
      .flatMap((command) => command.words)
      .filter((word) => word.language === language),
    ...topics.map((shown) => ({ shown })),
  ].map(({ shown }) => ({ folded: fold(shown), shown }));
  const suggestions = nearest(fold(topic), words);
  return [
    text(
      suggestions.length === 0
        ? { code: 'command-help-unknown', topic }
        : { code: 'command-help-near', topic, suggestions },
    ),
  ];
}

/** topic: as typed; null or blank for the overview. */
export function helpPage(
  vocabulary: Vocabulary,
  topic: string | null,
  situation: Situation,
  language: Language,
): Page {
  const tokens = tokenize(topic ?? '');
  const [first] = tokens;
  if (first === undefined || topic === null) return overviewPage(vocabulary, situation, language);
  const tiers = candidateTiers(vocabulary, tokens, language, situation);
  const isCommand = tiers[0]?.[0]?.match === 'full';
  const name = isCommand ? null : topicOf(vocabulary, first.folded);
  if (name !== null) return [{ kind: 'topic', name }];
  const sign = vocabulary.lexicon.punctuation[first.raw];
  const bySign = vocabulary.commands.find(({ definition }) => definition.id === sign);
  if (bySign !== undefined) return commandPage(vocabulary, bySign.definition, language);
  const candidates = tiers[0] ?? [];
  const longest = candidates.filter(({ match, word }) => match === 'full' && word.parts.length > 1);
  const fitting = candidates.filter(({ command }) => fits(command.definition, situation));
  const [only, another] = [longest, fitting].find(({ length }) => length === 1) ?? candidates;
  if (only === undefined) return unknownPage(vocabulary, topic.trim(), situation, language);
  if (another === undefined) return commandPage(vocabulary, only.command.definition, language);
  const shown = candidates.map(({ word }) => word.shown);
  return [text({ code: 'command-ambiguous', typed: first.raw, candidates: shown })];
}
