/** Why a wish for a match was refused, as a sentence; what the rules of a game refuse is told by the game. */
import { assertNever } from '../../kernel/assert-never';
import type { Rejection } from '../../match/decide';
import type { Match } from '../../match/match';
import type { BySide, Side } from '../../rules/game';
import type { Message } from '../message';
import { refusalMessage } from './index';

/** names: by side; asker: the side that wished; null for who holds both seats. */
export function rejectionMessage(
  rejection: Rejection,
  names: BySide<string>,
  asker: Side | null,
  match: Match,
): Message {
  switch (rejection.code) {
    case 'refused':
      return refusalMessage(rejection.refusal, names, asker);
    case 'matchOver':
      return { code: 'refused-match-over' };
    case 'adjourned':
      return { code: 'refused-adjourned' };
    case 'notAdjourned':
      return { code: 'refused-not-adjourned' };
    case 'alreadyOffered':
      return { code: 'refused-already-offered', offer: rejection.offer };
    case 'nothingToAccept':
      return { code: 'refused-nothing-to-accept' };
    case 'nothingToDecline':
      return { code: 'refused-nothing-to-decline' };
    case 'nothingToTakeBack':
      return { code: 'refused-nothing-to-take-back' };
    case 'nothingPlayedYet':
      return { code: 'refused-nothing-played-yet', game: match.rules.game };
    case 'hintsAllowedAlready':
      return { code: 'refused-hints-allowed-already' };
    case 'allowanceSpent':
      return { code: 'refused-allowance-spent', wish: rejection.wish };
    case 'matchOfPeople':
    case 'nobodyToClaimFrom':
      return { code: 'refused-nobody-to-claim-from' };
    default:
      return assertNever(rejection);
  }
}
