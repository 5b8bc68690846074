/** What a line that is being typed may become: whole words that fit here and now, for clients that complete. */
import { fold } from '../kernel/fold';
import type { Language } from '../text/settings';
import type { Situation } from './definition';
import { isListed } from './fit';
import type { Form } from './form';
import type { KnownCommand, Vocabulary } from './known';
import { candidateTiers } from './resolve';
import { tokenize } from './tokenize';

const literalsOf = (forms: readonly Form[]): readonly string[] =>
  forms.flatMap((form) => form.flatMap((part) => (part.kind === 'word' ? [part.word] : [])));

/** The last word is the one to complete: a command's word first, then its literal words and people's names. */
export function complete(
  vocabulary: Vocabulary,
  line: string,
  situation: Situation,
  language: Language,
): readonly string[] {
  const tokens = tokenize(line);
  const isNewWord = line === '' || /\s$/u.test(line);
  const begun = isNewWord ? '' : fold(tokens.at(-1)?.raw ?? '');
  const position = isNewWord ? tokens.length : tokens.length - 1;
  const here = ({ definition }: KnownCommand): boolean => isListed(definition, situation);
  const [candidate] =
    position === 0 ? [] : (candidateTiers(vocabulary, tokens, language, situation)[0] ?? []);
  const offered =
    position === 0
      ? vocabulary.commands.filter(here).flatMap(({ definition }) => definition.words[language])
      : [...literalsOf(candidate?.command.forms[language] ?? []), ...situation.people];
  return [...new Set(offered)].filter((word) => fold(word).startsWith(begun)).sort();
}
