/** Whether a wish becomes facts: Intent + match -> events, or a coded rejection. Pure; the match stays as it is. */
import { assertNever } from '../kernel/assert-never';
import { err, ok, type Result } from '../kernel/result';
import { opponentOf, type Side } from '../rules/game';
import { gameOf, type GameAction, type GameRefusal } from '../rules/registry';
import { ALLOWANCE, isRefilling } from './allowance';
import type { MatchEvent } from './events';
import { OFFERS, type MatchIntent, type Offer } from './intent';
import { isPractice, type Match } from './match';

export type Rejection =
  | { readonly code: 'refused'; readonly refusal: GameRefusal }
  | { readonly code: 'matchOver' }
  | { readonly code: 'adjourned' }
  | { readonly code: 'notAdjourned' }
  | { readonly code: 'alreadyOffered'; readonly offer: Offer }
  | { readonly code: 'nothingToAccept' }
  | { readonly code: 'nothingToDecline' }
  | { readonly code: 'nothingToTakeBack' }
  /** A new match is wished where nothing has been played yet. */
  | { readonly code: 'nothingPlayedYet' }
  | { readonly code: 'nobodyToClaimFrom' }
  | { readonly code: 'hintsAllowedAlready' }
  /** The side has changed and proposed so much that only what brings the match to its end is left. */
  | { readonly code: 'allowanceSpent'; readonly wish: 'filling' | Offer }
  /** Only a match of two computers ends without its players. */
  | { readonly code: 'matchOfPeople' };

type Decision = Result<readonly MatchEvent[], Rejection>;

const hasSpentAll = (match: Match, side: Side): boolean => match.spent[side] >= ALLOWANCE;

function decideAction(match: Match, side: Side, action: GameAction): Decision {
  const decided = gameOf(match.state).decide(match.state, side, action);
  if (!decided.ok) return err({ code: 'refused', refusal: decided.error });
  // A pit that is still empty can always be filled, so the filling can always be finished.
  if (hasSpentAll(match, side) && decided.value.every((event) => isRefilling(match.state, event)))
    return err({ code: 'allowanceSpent', wish: 'filling' });
  return ok(decided.value.map((event) => ({ type: 'Played', event })));
}

/** The last move of `side` and how many game events would go with it; null if it has made none. */
function undoable(match: Match, side: Side): { readonly move: string; readonly count: number } | null {
  let count = 0;
  for (let step = match.trail; step !== null; step = step.earlier) {
    count += 1;
    const move = gameOf(step.event).moveOf(step.event);
    if (move !== null && step.event.side === side) return { move, count };
  }
  return null;
}

function acceptance(match: Match, asker: Side, offer: Offer): Decision {
  switch (offer) {
    case 'draw':
      return ok([{ type: 'MatchDrawn' }]);
    case 'restart':
      return ok([{ type: 'MatchCalledOff', side: asker, reason: 'restarted' }]);
    case 'adjourn':
      return ok([{ type: 'MatchAdjourned' }]);
    case 'hints':
      return ok([{ type: 'HintsAllowed' }]);
    case 'takeback': {
      const undo = undoable(match, asker);
      if (undo === null) return err({ code: 'nothingToTakeBack' });
      return ok([{ type: 'MoveTakenBack', side: asker, ...undo }]);
    }
    default:
      return assertNever(offer);
  }
}

/** What nobody else has to agree to. A draw or a new match ends this one, the rest must have its bound. */
function alone(match: Match, side: Side, offer: Offer): Decision {
  const ends = offer === 'draw' || offer === 'restart';
  if (!ends && hasSpentAll(match, side)) return err({ code: 'allowanceSpent', wish: offer });
  return acceptance(match, side, offer);
}

function decideOffer(match: Match, side: Side, offer: Offer): Decision {
  const open = match.offers[offer];
  if (offer === 'hints' && match.hints) return err({ code: 'hintsAllowedAlready' });
  // The same line sent twice must not ask for a new match in the one that it has just begun (F7).
  if (offer === 'restart' && match.trail === null) return err({ code: 'nothingPlayedYet' });
  // Who holds both seats asks nobody. The last mover there is whoever moved last, not who is on turn.
  if (isPractice(match)) {
    const last = undoable(match, side);
    const other = undoable(match, opponentOf(side));
    const asker = last === null || (other !== null && other.count < last.count) ? opponentOf(side) : side;
    return alone(match, asker, offer);
  }
  if (open !== null) {
    return open.by === side ? err({ code: 'alreadyOffered', offer }) : acceptance(match, open.by, offer);
  }
  const undo = offer === 'takeback' ? undoable(match, side) : null;
  if (offer === 'takeback' && undo === null) return err({ code: 'nothingToTakeBack' });
  if (hasSpentAll(match, side)) return err({ code: 'allowanceSpent', wish: offer });
  return ok([{ type: 'OfferMade', side, offer, move: undo?.move ?? null }]);
}

function decideDecline(match: Match, side: Side): Decision {
  const openBy = (by: Side): readonly Offer[] => OFFERS.filter((offer) => match.offers[offer]?.by === by);
  const theirs = openBy(opponentOf(side));
  if (theirs.length > 0) return ok(theirs.map((offer) => ({ type: 'OfferDeclined', side, offer })));
  const own = openBy(side);
  if (own.length > 0) return ok(own.map((offer) => ({ type: 'OfferWithdrawn', side, offer })));
  return err({ code: 'nothingToDecline' });
}

/** Both sides have made a move, so leaving costs the match. Until then a match can be called off without result. */
export function bothHaveMoved(match: Match): boolean {
  const moved = new Set<Side>();
  for (let step = match.trail; step !== null && moved.size < 2; step = step.earlier) {
    if (gameOf(step.event).moveOf(step.event) !== null) moved.add(step.event.side);
  }
  return moved.size === 2;
}

/**
 * How long the other side has been away. none: it is here; away: long enough to adjourn without asking;
 * long: long enough to claim the end.
 */
export type Absence = 'none' | 'away' | 'long';

/** side: the one that wishes. */
export function decide(match: Match, side: Side, intent: MatchIntent, absence: Absence = 'none'): Decision {
  if (match.end !== null) return err({ code: 'matchOver' });
  if (intent.type === 'resume') {
    return match.adjourned ? ok([{ type: 'MatchResumed', side }]) : err({ code: 'notAdjourned' });
  }
  const ends = intent.type === 'resign' || intent.type === 'callOff';
  if (match.adjourned && !ends) return err({ code: 'adjourned' });
  switch (intent.type) {
    case 'act':
      return decideAction(match, side, intent.action);
    case 'move': {
      const turn = gameOf(match.state).turnOf(match.state);
      if (turn !== null && turn !== side) {
        return err({ code: 'refused', refusal: gameOf(match.state).outOfTurn(match.state) });
      }
      const action = gameOf(match.state).parseMove(match.state, intent.text);
      return action.ok
        ? decideAction(match, side, action.value)
        : err({ code: 'refused', refusal: action.error });
    }
    case 'resign':
      return bothHaveMoved(match) && !isPractice(match)
        ? ok([{ type: 'MatchResigned', side }])
        : ok([{ type: 'MatchCalledOff', side, reason: 'left' }]);
    case 'offer':
      // Who has been left alone need not ask to adjourn.
      if (intent.offer === 'adjourn' && absence !== 'none') return alone(match, side, 'adjourn');
      return decideOffer(match, side, intent.offer);
    case 'accept': {
      const open = match.offers[intent.offer];
      return open?.by === opponentOf(side)
        ? acceptance(match, open.by, intent.offer)
        : err({ code: 'nothingToAccept' });
    }
    case 'decline':
      return decideDecline(match, side);
    case 'callOff':
      return absence === 'long' || match.players.every(({ kind }) => kind === 'computer')
        ? ok([{ type: 'MatchCalledOff', side, reason: 'left' }])
        : err({ code: 'matchOfPeople' });
    case 'claim':
      return absence === 'long'
        ? ok([{ type: 'MatchAbandoned', side: opponentOf(side) }])
        : err({ code: 'nobodyToClaimFrom' });
    default:
      return assertNever(intent);
  }
}
