/** From a typed line to a wish or an answer: the order in which the readings of a line are tried. */
import type { Message } from '../text/message';
import type { Language } from '../text/settings';
import { readArguments, type ArgumentFault } from './arguments';
import { faultMessage, misfitMessage } from './complaint';
import type { Situation } from './definition';
import { fits, isHidden, isListed, misfitOf } from './fit';
import type { Input } from './form';
import type { Intent } from './intent';
import { bareCommands, formsFor, inputAfter, punctuated, type KnownCommand, type Vocabulary } from './known';
import { candidateTiers, type Candidate } from './resolve';
import { nearest } from './suggest';
import { tokenize, type Token } from './tokenize';

/** What a line comes to. nothing: the line was empty. */
export type Interpretation =
  | { readonly kind: 'intent'; readonly intent: Intent; readonly command: string }
  | { readonly kind: 'message'; readonly message: Message }
  | { readonly kind: 'nothing' };

/** Everything that a line is read by. */
interface Reader {
  readonly vocabulary: Vocabulary;
  readonly line: string;
  readonly tokens: readonly Token[];
  readonly situation: Situation;
  readonly language: Language;
}

/** A command with its arguments read, or the reason why they cannot be. */
interface Attempt {
  readonly command: KnownCommand;
  readonly args: { readonly value: unknown } | null;
  readonly fault: ArgumentFault | null;
}

const answer = (message: Message): Interpretation => ({ kind: 'message', message });

function attempt(command: KnownCommand, input: Input, word: string, language: Language): Attempt {
  const read = readArguments(command.definition, formsFor(command.forms, language), input, word);
  return { command, args: read.ok ? { value: read.value } : null, fault: read.ok ? null : read.error };
}

const attemptCandidate = ({ vocabulary, line, tokens }: Reader, { command, word }: Candidate): Attempt =>
  attempt(
    command,
    inputAfter(vocabulary, line, tokens, word.parts.length),
    word.parts.join(' '),
    word.language,
  );

/** Place and moment are judged before the arguments: who is in the wrong place need not type better. */
function carryOut(reader: Reader, { command, args, fault }: Attempt): Interpretation {
  const { vocabulary, situation, language } = reader;
  const { definition } = command;
  const misfit = misfitOf(definition, situation);
  if (misfit !== null) return answer(misfitMessage(misfit, vocabulary, definition, situation, language));
  if (fault !== null) return answer(faultMessage(fault, definition, situation, language));
  const wish = definition.run(args?.value, situation, language);
  return 'code' in wish ? answer(wish) : { kind: 'intent', intent: wish, command: definition.id };
}

/** The command whose whole word was typed, that of the most words first, if need be with the latter ones cut short. */
function wholeWord(reader: Reader, tiers: readonly (readonly Candidate[])[]): Attempt | undefined {
  const whole = (tiers[0] ?? []).filter(({ match }) => match === 'full');
  if (whole.length === 0) return undefined;
  const attempts = [...whole, ...tiers.flat().filter(({ word }) => word.parts.length > 1)]
    .sort((a, b) => b.word.parts.length - a.word.parts.length)
    .map((candidate) => attemptCandidate(reader, candidate));
  return attempts.find(({ fault }) => fault === null) ?? attempts.at(-1);
}

/** Commands that the line can mean without naming them. */
function bareAttempts({ vocabulary, line, tokens, language }: Reader): readonly Attempt[] {
  const first = tokens[0]?.folded ?? '';
  const input = inputAfter(vocabulary, line, tokens, 0);
  return bareCommands(vocabulary, first).map((command): Attempt => {
    const read = readArguments(command.definition, formsFor(command.bareForms, language), input, '');
    return { command, args: read.ok ? { value: read.value } : null, fault: read.ok ? null : read.error };
  });
}

/** Of several attempts the one that fits here and now, or failing that the first. */
const preferFitting = (attempts: readonly Attempt[], situation: Situation): Attempt | undefined =>
  attempts.find(({ command }) => fits(command.definition, situation)) ?? attempts[0];

/** The abbreviation's commands: one that fits, or the question which one is meant. */
function abbreviated(reader: Reader, tiers: readonly (readonly Candidate[])[]): Interpretation | null {
  const fitting = (tier: readonly Candidate[]): readonly Candidate[] =>
    tier.filter(({ command }) => fits(command.definition, reader.situation));
  const candidates = tiers.map(fitting).find((tier) => tier.length > 0) ?? tiers[0] ?? [];
  const [only, another] = candidates;
  if (only === undefined) return null;
  if (another === undefined) return carryOut(reader, attemptCandidate(reader, only));
  return answer({
    code: 'command-ambiguous',
    typed: reader.tokens[0]?.raw ?? '',
    candidates: candidates.map(({ word }) => word.shown),
  });
}

/** Commands that one would be offered are nearer than others. */
function unknown({ vocabulary, tokens, situation, language }: Reader): Interpretation {
  const here = (command: KnownCommand): number => (isListed(command.definition, situation) ? 0 : 1);
  const words = vocabulary.commands
    .filter(({ definition }) => !isHidden(definition, situation))
    .sort((a, b) => here(a) - here(b))
    .flatMap((command) => command.words)
    .filter((word) => word.language === language || word.language === 'de')
    .map((word) => ({ folded: word.parts.join(' '), shown: word.shown }));
  const suggestions = nearest(tokens[0]?.folded ?? '', words);
  return answer(
    suggestions.length === 0 ? { code: 'command-unknown' } : { code: 'command-unknown-near', suggestions },
  );
}

export function interpret(
  vocabulary: Vocabulary,
  typed: string,
  situation: Situation,
  language: Language,
): Interpretation {
  const line = typed.normalize('NFC');
  const tokens = tokenize(line);
  if (tokens.length === 0) return { kind: 'nothing' };
  const reader: Reader = { vocabulary, line, tokens, situation, language };

  const sign = punctuated(vocabulary, line);
  if (sign !== null) return carryOut(reader, attempt(sign.command, sign.input, '', language));

  const tiers = candidateTiers(vocabulary, tokens, language, situation);
  const whole = wholeWord(reader, tiers);
  if (whole !== undefined && whole.fault === null) return carryOut(reader, whole);

  const bare = bareAttempts(reader);
  const bareRead = preferFitting(
    bare.filter(({ fault }) => fault === null),
    situation,
  );
  if (bareRead !== undefined) return carryOut(reader, bareRead);
  if (whole !== undefined) return carryOut(reader, whole);

  const bareFault = preferFitting(bare, situation);
  return (
    abbreviated(reader, tiers) ?? (bareFault === undefined ? unknown(reader) : carryOut(reader, bareFault))
  );
}
