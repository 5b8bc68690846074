/** What is told of a match beside its game: starts, offers, pauses, ends. The game's own facts are in index.ts. */
import { assertNever } from '../../kernel/assert-never';
import type { MatchEvent } from '../../match/events';
import { OFFERS, type Offer } from '../../match/intent';
import type { Match } from '../../match/match';
import { opponentOf, type BySide, type Side } from '../../rules/game';
import type { Message } from '../message';
import { addressOf, type Address } from './address';
import { outcomeMessage } from './outcome';
import { isPractice } from './seats';

const OFFER_CODES = {
  draw: 'offer-draw',
  restart: 'offer-restart',
  adjourn: 'offer-adjourn',
  hints: 'offer-hints',
} as const;

function offerMade(
  event: MatchEvent & { type: 'OfferMade' },
  after: Match,
  names: BySide<string>,
  listener: Side | null,
): Message {
  const { side, offer } = event;
  const said = { to: addressOf(side, listener), name: names[side], other: names[opponentOf(side)] };
  if (offer === 'takeback') {
    const then = after.trail?.event.side === side ? 'last' : 'more';
    return { code: 'offer-takeback', ...said, game: after.rules.game, move: event.move ?? '', then };
  }
  return { code: OFFER_CODES[offer], ...said };
}

/**
 * The match-level fact as one listener is told it. after: the match with it; listener: null for who only watches or
 * holds both seats; you: a seat of the listener's own, also for who holds both.
 */
export function narrateMatch(
  event: Exclude<MatchEvent, { type: 'Played' }>,
  after: Match,
  names: BySide<string>,
  listener: Side | null,
  you: Side | null = listener,
): Message {
  // Who holds both seats is the only one who can have done it, from whichever of them.
  const doer = (side: Side): Address =>
    addressOf(side, isPractice(after.players) && you !== null ? side : listener);
  switch (event.type) {
    case 'MatchStarted': {
      const { game, preset } = event.rules;
      return { code: 'match-started', game, preset, south: names[0], north: names[1] };
    }
    case 'OfferMade':
      return offerMade(event, after, names, listener);
    case 'OfferDeclined':
      return answered('offer-declined', event.side, event.offer, names, listener);
    case 'OfferWithdrawn':
      return answered('offer-withdrawn', event.side, event.offer, names, listener);
    case 'MoveTakenBack': {
      const { side, move } = event;
      const { game } = after.rules;
      const then = event.count > 1 ? 'more' : 'last';
      return { code: 'move-taken-back', to: addressOf(side, listener), name: names[side], game, move, then };
    }
    case 'HintsAllowed':
      return { code: 'hints-allowed' };
    case 'MatchAdjourned':
      return { code: 'match-adjourned' };
    case 'MatchResumed':
      return { code: 'match-resumed', to: doer(event.side), name: names[event.side] };
    case 'MatchCalledOff':
      return event.reason === 'restarted'
        ? { code: 'outcome-restarted' }
        : { code: 'match-called-off', to: doer(event.side), name: names[event.side] };
    case 'MatchResigned':
    case 'MatchDrawn':
    case 'MatchAbandoned':
      if (after.end === null) throw new Error('an ending event ends the match');
      return outcomeMessage(after.end, names, listener);
    default:
      return assertNever(event);
  }
}

function answered(
  code: 'offer-declined' | 'offer-withdrawn',
  side: Side,
  offer: Offer,
  names: BySide<string>,
  listener: Side | null,
): Message {
  return { code, offer, to: addressOf(side, listener), name: names[side] };
}

/** The offer that a fact accepts; all others fall with it. */
const ACCEPTS: Partial<Record<MatchEvent['type'], Offer>> = {
  MoveTakenBack: 'takeback',
  MatchAdjourned: 'adjourn',
  HintsAllowed: 'hints',
};

/** The other side's offers that stand and were not told just now. */
export function narrateOpen(
  match: Match,
  names: BySide<string>,
  listener: Side,
  told: ReadonlySet<Offer>,
): readonly Message[] {
  return OFFERS.flatMap((offer): readonly Message[] => {
    const open = match.offers[offer];
    if (open === null || open.by === listener || told.has(offer)) return [];
    const event = { type: 'OfferMade', side: open.by, offer, move: open.move } as const;
    return [narrateMatch(event, match, names, listener)];
  });
}

/** Offers that a fact has made void without anybody having answered them. last: the type of the fact. */
export function narrateVoided(
  last: MatchEvent['type'],
  before: Match,
  after: Match,
  names: BySide<string>,
  listener: Side | null,
): readonly Message[] {
  // An offer that was declined or withdrawn has been told of already.
  if (after.end !== null || (last !== 'Played' && ACCEPTS[last] === undefined)) return [];
  const cause = last === 'Played' ? 'played' : 'other';
  return OFFERS.flatMap((offer): readonly Message[] => {
    const open = before.offers[offer];
    if (open === null || after.offers[offer] !== null || ACCEPTS[last] === offer) return [];
    return [{ code: 'offer-voided', to: addressOf(open.by, listener), offer, name: names[open.by], cause }];
  });
}
