/** The answers to lines that are understood but cannot be carried out: what is wrong, and what would do. */
import { assertNever } from '../kernel/assert-never';
import { PHASES } from '../rules/game';
import type { Message } from '../text/message';
import type { Language } from '../text/settings';
import type { ArgumentFault } from './arguments';
import type { AnyCommand, Situation } from './definition';
import { isListed, type Misfit } from './fit';
import type { Vocabulary } from './known';

const MOST_FITTING = 3;

export const canonical = (command: AnyCommand, language: Language): string => command.words[language][0];

/** A line that uses the slot, if there is one among the examples. */
export function exampleOf(command: AnyCommand, language: Language, slot: string | null = null): string {
  const examples = command.examples[language];
  const uses = ([, args]: readonly [string, unknown]): boolean =>
    slot !== null && typeof args === 'object' && args !== null && slot in args;
  return (examples.find(uses) ?? examples[0])[0];
}

/** Words of commands that fit now, kindred of the refused one first. Never empty: help always fits. */
function fittingWords(
  vocabulary: Vocabulary,
  refused: AnyCommand,
  situation: Situation,
  language: Language,
): readonly string[] {
  const closeness = (command: AnyCommand): number => {
    if (command.group === situation.game) return 0;
    // The fewer the moments in which it fits, the more it is what this moment asks for.
    if (command.phases !== undefined && command.phases.length < PHASES.length) return command.phases.length;
    return command.group === refused.group || command.group === 'match' ? PHASES.length : PHASES.length + 1;
  };
  return vocabulary.commands
    .map(({ definition }) => definition)
    .filter((command) => command.id !== refused.id && isListed(command, situation))
    .sort((a, b) => closeness(a) - closeness(b))
    .slice(0, MOST_FITTING)
    .map((command) => canonical(command, language));
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

export function faultMessage(fault: ArgumentFault, definition: AnyCommand, language: Language): Message {
  const example = exampleOf(definition, language, fault.kind === 'extra' ? null : fault.slot);
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
