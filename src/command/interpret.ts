/** From a typed line to a wish or an answer: the order in which the readings of a line are tried. */
import type { Message } from '../text/message';
import type { Language } from '../text/settings';
import { faultMessage, misfitMessage } from './complaint';
import type { Situation } from './definition';
import { fits, isHidden, isListed, isRefusedLater, misfitOf } from './fit';
import type { Intent } from './intent';
import type { Attempt, Candidate, KnownCommand, Meanings, Vocabulary } from './known';
import { attemptCandidate, meaningsOf } from './meanings';
import { nearest } from './suggest';

/** What a line comes to. nothing: the line was empty. */
export type Interpretation =
  | { readonly kind: 'intent'; readonly intent: Intent; readonly command: string }
  | { readonly kind: 'message'; readonly message: Message }
  | { readonly kind: 'nothing' };

/** Everything that a line is answered by. */
interface Reader {
  readonly vocabulary: Vocabulary;
  readonly meanings: Meanings;
  readonly situation: Situation;
  readonly language: Language;
}

const answer = (message: Message): Interpretation => ({ kind: 'message', message });

/** Place and moment are judged before the arguments: who is in the wrong place need not type better. */
function carryOut(reader: Reader, { command, args, fault }: Attempt): Interpretation {
  const { vocabulary, situation, language } = reader;
  const { definition } = command;
  const misfit = misfitOf(definition, situation);
  const refusedLater = misfit === 'moment' && isRefusedLater(definition, situation) && fault === null;
  if (misfit !== null && !refusedLater)
    return answer(misfitMessage(misfit, vocabulary, definition, situation, language));
  if (fault !== null) return answer(faultMessage(fault, definition, situation, language));
  const wish = definition.run(args?.value, situation, language);
  return 'code' in wish ? answer(wish) : { kind: 'intent', intent: wish, command: definition.id };
}

/** Of several attempts the one that fits here and now, or failing that the first. */
const preferFitting = (attempts: readonly Attempt[], situation: Situation): Attempt | undefined =>
  attempts.find(({ command }) => fits(command.definition, situation)) ?? attempts[0];

/** The abbreviation's commands: one that fits, or the question which one is meant. */
function abbreviated(reader: Reader): Interpretation | null {
  const { vocabulary, meanings } = reader;
  const { tiers } = meanings;
  const fitting = (tier: readonly Candidate[]): readonly Candidate[] =>
    tier.filter(({ command }) => fits(command.definition, reader.situation));
  const candidates = tiers.map(fitting).find((tier) => tier.length > 0) ?? tiers[0] ?? [];
  const [only, another] = candidates;
  if (only === undefined) return null;
  if (another === undefined) return carryOut(reader, attemptCandidate(vocabulary, meanings, only));
  return answer({
    code: 'command-ambiguous',
    typed: meanings.tokens[0]?.raw ?? '',
    candidates: candidates.map(({ word }) => word.shown),
  });
}

/** Commands that one would be offered are nearer than others. */
function unknown({ vocabulary, meanings, situation, language }: Reader): Interpretation {
  const here = (command: KnownCommand): number => (isListed(command.definition, situation) ? 0 : 1);
  const words = vocabulary.commands
    .filter(({ definition }) => !isHidden(definition, situation))
    .sort((a, b) => here(a) - here(b))
    .flatMap((command) => command.words)
    .filter((word) => word.language === language || word.language === 'de')
    .map((word) => ({ folded: word.parts.join(' '), shown: word.shown }));
  const suggestions = nearest(meanings.tokens[0]?.folded ?? '', words);
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
  const meanings = meaningsOf(vocabulary, typed.normalize('NFC'), language, situation);
  const { sign, whole, bare } = meanings;
  if (meanings.tokens.length === 0) return { kind: 'nothing' };
  const reader: Reader = { vocabulary, meanings, situation, language };

  if (sign !== null) return carryOut(reader, sign);
  if (whole !== null && whole.fault === null) return carryOut(reader, whole);

  const readable = preferFitting(
    bare.filter(({ fault }) => fault === null),
    situation,
  );
  if (readable !== undefined) return carryOut(reader, readable);
  if (whole !== null) return carryOut(reader, whole);

  const faulty = preferFitting(bare, situation);
  return abbreviated(reader) ?? (faulty === undefined ? unknown(reader) : carryOut(reader, faulty));
}
