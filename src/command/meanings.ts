/**
 * All that a line can mean, whoever types it wherever: which commands it names or leaves out, with their arguments
 * read. The same lines come again and again, so short ones are read once.
 */
import type { Language } from '../text/settings';
import { readArguments } from './arguments';
import type { Situation } from './definition';
import type { Form, Input } from './form';
import {
  bareCommands,
  formsFor,
  inputAfter,
  punctuated,
  type Attempt,
  type Candidate,
  type KnownCommand,
  type Meanings,
  type Vocabulary,
} from './known';
import { candidateTiers } from './resolve';
import { tokenize } from './tokenize';

function attempt(command: KnownCommand, forms: readonly Form[], input: Input, word: string): Attempt {
  const read = readArguments(command.definition, forms, input, word);
  return { command, args: read.ok ? { value: read.value } : null, fault: read.ok ? null : read.error };
}

/** A candidate with what follows its word. */
export const attemptCandidate = (
  vocabulary: Vocabulary,
  { line, tokens }: Pick<Meanings, 'line' | 'tokens'>,
  { command, word }: Candidate,
): Attempt =>
  attempt(
    command,
    formsFor(command.forms, word.language),
    inputAfter(vocabulary, line, tokens, word.parts.length),
    word.parts.join(' '),
  );

function bySign(vocabulary: Vocabulary, line: string, language: Language): Attempt | null {
  const sign = punctuated(vocabulary, line);
  return sign === null ? null : attempt(sign.command, formsFor(sign.command.forms, language), sign.input, '');
}

/** The command of the most words first, if need be with the latter ones cut short. */
function byWholeWord(
  vocabulary: Vocabulary,
  typed: Pick<Meanings, 'line' | 'tokens'>,
  tiers: readonly (readonly Candidate[])[],
): Attempt | null {
  const whole = (tiers[0] ?? []).filter(({ match }) => match === 'full');
  if (whole.length === 0) return null;
  const attempts = [...whole, ...tiers.flat().filter(({ word }) => word.parts.length > 1)]
    .sort((a, b) => b.word.parts.length - a.word.parts.length)
    .map((candidate) => attemptCandidate(vocabulary, typed, candidate));
  return attempts.find(({ fault }) => fault === null) ?? attempts.at(-1) ?? null;
}

function withoutWord(
  vocabulary: Vocabulary,
  { line, tokens }: Pick<Meanings, 'line' | 'tokens'>,
  language: Language,
): readonly Attempt[] {
  const input = inputAfter(vocabulary, line, tokens, 0);
  return bareCommands(vocabulary, tokens[0]?.folded ?? '').map((command) =>
    attempt(command, formsFor(command.bareForms, language), input, ''),
  );
}

function read(
  vocabulary: Vocabulary,
  line: string,
  language: Language,
  situation: Pick<Situation, 'steward'>,
): Meanings {
  const typed = { line, tokens: tokenize(line) };
  const none: Meanings = { ...typed, sign: null, whole: null, bare: [], tiers: [] };
  if (typed.tokens.length === 0) return none;
  const sign = bySign(vocabulary, line, language);
  if (sign !== null) return { ...none, sign };
  const tiers = candidateTiers(vocabulary, typed.tokens, language, situation);
  const whole = byWholeWord(vocabulary, typed, tiers);
  const bare = whole !== null && whole.fault === null ? [] : withoutWord(vocabulary, typed, language);
  return { ...none, whole, bare, tiers };
}

/** line: composed (NFC). Of the situation only whether a steward speaks counts, who is told of more commands. */
export const meaningsOf = (
  vocabulary: Vocabulary,
  line: string,
  language: Language,
  situation: Pick<Situation, 'steward'>,
): Meanings =>
  vocabulary.meanings.get(`${language}${situation.steward ? '!' : ' '}${line}`, () =>
    read(vocabulary, line, language, situation),
  );
