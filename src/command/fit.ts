/** Whether a command fits the place and the moment, and if not, why. */
import type { AnyCommand, Situation } from './definition';

export const MISFITS = ['office', 'place', 'watching', 'adjourned', 'moment'] as const;
export type Misfit = (typeof MISFITS)[number];

/** Not to be shown in lists and suggestions; who types its whole word is answered. */
export const isHidden = (command: AnyCommand, { steward }: Pick<Situation, 'steward'>): boolean =>
  command.who === 'steward' && !steward;

/** null: it fits here and now. */
export function misfitOf(command: AnyCommand, situation: Situation): Misfit | null {
  if (isHidden(command, situation)) return 'office';
  if (!command.places.includes(situation.place)) return 'place';
  if (command.game !== undefined && command.game !== situation.game) return 'place';
  if (command.who === 'player' && !situation.seated) return 'watching';
  if (command.phases === undefined) return null;
  if (situation.phase === null || !command.phases.includes(situation.phase)) return 'moment';
  return situation.adjourned && command.evenAdjourned !== true ? 'adjourned' : null;
}

/** Whether what carries it out shall say why it does not fit. */
export const isRefusedLater = ({ refusedLater }: AnyCommand, { phase }: Situation): boolean =>
  phase !== null && refusedLater?.includes(phase) === true;

export const fits = (command: AnyCommand, situation: Situation): boolean =>
  misfitOf(command, situation) === null;

/** Whether to offer it: it fits, makes sense, and the one move that it makes, if it is such a command, is legal. */
export const isListed = (command: AnyCommand, situation: Situation): boolean =>
  fits(command, situation) &&
  command.makesSense?.(situation) !== false &&
  (command.move === undefined || situation.legal?.includes(command.move) === true);
