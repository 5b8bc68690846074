/** The answers to lines that are understood but cannot be carried out: what is wrong, and what would do. */
import { assertNever } from '../kernel/assert-never';
import type { GameId } from '../rules/registry';
import type { Message } from '../text/message';
import type { Language } from '../text/settings';
import type { ArgumentFault } from './arguments';
import type { AnyCommand, Example, Situation } from './definition';
import { isListed, type Misfit } from './fit';
import type { Vocabulary } from './known';

const MOST_FITTING = 4;

export const canonical = (command: AnyCommand, language: Language): string => command.words[language][0];

/** A line for the game, one that uses the slot if there is such a one among the examples. */
export function exampleOf(
  command: AnyCommand,
  language: Language,
  game: GameId | null,
  slot: string | null = null,
): string {
  const examples = command.examples[language];
  const suitable = examples.filter(([, , of]) => game === null || of === undefined || of === game);
  const uses = ([, args]: Example<unknown>): boolean =>
    slot !== null && typeof args === 'object' && args !== null && slot in args;
  return (suitable.find(uses) ?? suitable[0] ?? examples[0])[0];
}

/** Words of commands that fit now, the most wanted first, then kindred of the refused one. Never empty: help always fits. */
function fittingWords(
  vocabulary: Vocabulary,
  refused: AnyCommand,
  situation: Situation,
  language: Language,
): readonly string[] {
  // No urgency is below 1, so kinship only decides among commands without any.
  const weight = (command: AnyCommand): number =>
    command.urgency?.[situation.phase ?? 'none'] ?? (command.group === refused.group ? 0.5 : 0);
  return vocabulary.commands
    .map(({ definition }) => definition)
    .filter((command) => command.id !== refused.id && isListed(command, situation))
    .sort((a, b) => weight(b) - weight(a))
    .slice(0, MOST_FITTING)
    .map((command) => command.suggestedAs?.[situation.place]?.[language] ?? canonical(command, language));
}

/** table, or the game of the only tables that would do. */
const whereOf = (command: AnyCommand): string => command.game ?? 'table';

export function misfitMessage(
  misfit: Misfit,
  vocabulary: Vocabulary,
  definition: AnyCommand,
  situation: Situation,
  language: Language,
): Message {
  const command = canonical(definition, language);
  const list = fittingWords(vocabulary, definition, situation, language);
  switch (misfit) {
    case 'office':
      return { code: 'command-not-yours', command, fits: list };
    case 'place':
      return { code: 'command-not-here', command, where: whereOf(definition), fits: list };
    case 'watching':
      return { code: 'command-not-watching', command, fits: list };
    case 'adjourned':
      return { code: 'command-not-now', command, moment: 'adjourned', fits: list };
    case 'moment':
      return { code: 'command-not-now', command, moment: situation.phase ?? 'none', fits: list };
    default:
      return assertNever(misfit);
  }
}

export function faultMessage(
  fault: ArgumentFault,
  definition: AnyCommand,
  situation: Situation,
  language: Language,
): Message {
  const slot = fault.kind === 'extra' ? null : fault.slot;
  const example = exampleOf(definition, language, situation.game, slot);
  switch (fault.kind) {
    case 'bad':
      return { code: 'command-bad', slot: fault.slot, given: fault.given, example };
    case 'missing':
      return fault.slot === null
        ? { code: 'command-usage', example }
        : { code: 'command-missing', slot: fault.slot, example };
    case 'extra':
      return { code: 'command-extra', extra: fault.extra, example };
    default:
      return assertNever(fault);
  }
}
