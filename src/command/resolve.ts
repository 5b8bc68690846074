/**
 * From the first words of a line to commands. Words of the player's own language count before those of the
 * other one, whole words before beginnings; for an English player a whole German word counts as much.
 */
import type { Language } from '../text/settings';
import type { Situation } from './definition';
import { isHidden } from './fit';
import type { Candidate, CommandWord, KnownCommand, Vocabulary } from './known';
import { matchWord, type Token, type WordMatch } from './tokenize';

function matchParts(tokens: readonly Token[], word: CommandWord): WordMatch | null {
  let weakest: WordMatch = 'full';
  for (const [n, part] of word.parts.entries()) {
    const match = matchWord(tokens[n]?.folded ?? '', part);
    if (match === null) return null;
    if (match === 'beginning') weakest = match;
  }
  return weakest;
}

/** One candidate for each command that a line beginning so can mean, by its best word. */
function candidatesIn(
  commands: readonly KnownCommand[],
  tokens: readonly Token[],
  languages: readonly Language[],
  wanted: WordMatch,
): readonly Candidate[] {
  return commands.flatMap((command) => {
    const found = command.words.filter(
      (word) => languages.includes(word.language) && matchParts(tokens, word) === wanted,
    );
    const [word] = found.sort((a, b) => b.parts.length - a.parts.length);
    return word === undefined ? [] : [{ command, word, match: wanted }];
  });
}

function findTiers(
  vocabulary: Vocabulary,
  tokens: readonly Token[],
  language: Language,
  situation: Pick<Situation, 'steward'>,
): readonly (readonly Candidate[])[] {
  const find = (languages: readonly Language[], match: WordMatch): readonly Candidate[] =>
    candidatesIn(vocabulary.commands, tokens, languages, match).filter(
      ({ command }) => match === 'full' || !isHidden(command.definition, situation),
    );
  const tiers =
    language === 'de'
      ? [find(['de'], 'full'), find(['de'], 'beginning'), find(['en'], 'full'), find(['en'], 'beginning')]
      : [find(['en', 'de'], 'full'), find(['en'], 'beginning'), find(['de'], 'beginning')];
  return tiers.filter((tier) => tier.length > 0);
}

/**
 * Groups of candidates, the strongest first; none is empty. What the speaker is not told of is found by its whole
 * word only.
 */
export function candidateTiers(
  vocabulary: Vocabulary,
  tokens: readonly Token[],
  language: Language,
  situation: Pick<Situation, 'steward'>,
): readonly (readonly Candidate[])[] {
  const words = tokens.slice(0, vocabulary.longestWord).map(({ folded }) => folded);
  const key = `${language} ${situation.steward ? 'steward' : ''} ${words.join(' ')}`;
  return vocabulary.tiers.get(key, () => findTiers(vocabulary, tokens, language, situation));
}
