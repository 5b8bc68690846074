/** One fact more: applies a match event. Trusts its events; only decide.ts makes them. */
import { assertNever } from '../kernel/assert-never';
import { opponentOf, type BySide } from '../rules/game';
import { gameOf, type GameEvent, type GameRules, type GameState } from '../rules/registry';
import { isRefilling, NOTHING_SPENT, spentAfter } from './allowance';
import type { MatchEnd, MatchEvent } from './events';
import { NO_OFFERS, type Match, type OpenOffers, type Trail } from './match';
import { isSamePlayer, type Player } from './player';

/** Offers that outlive a game event: a takeback never does, a draw until the other side has moved (a pass is no move). */
function offersAfter(offers: OpenOffers, event: GameEvent): OpenOffers {
  const moved = gameOf(event).moveOf(event) !== null;
  const draw = moved && offers.draw !== null && offers.draw.by !== event.side ? null : offers.draw;
  return draw === offers.draw && offers.takeback === null ? offers : { ...offers, draw, takeback: null };
}

/** Moves between two kept states: so many are played again at most when one is taken back. */
const KEPT_EVERY = 32;

/** The trail without the earlier filling of the same pit. There are no moves yet, so it is short. */
function withoutFilling(
  trail: Trail | null,
  event: GameEvent & { readonly type: 'PitFilled' },
): Trail | null {
  if (trail === null) return null;
  const { event: old, earlier } = trail;
  if (old.type === 'PitFilled' && old.side === event.side && old.pit === event.pit) return earlier;
  return { ...trail, earlier: withoutFilling(earlier, event) };
}

/** The trail of a match with one event more. */
function trailAfter({ trail, state }: Match, event: GameEvent): Trail {
  const refilled = event.type === 'PitFilled' && isRefilling(state, event);
  const earlier = refilled ? withoutFilling(trail, event) : trail;
  const game = gameOf(event);
  const kept = game.moveOf(event) !== null && game.plyOf(state) % KEPT_EVERY === 0;
  return { event, earlier, before: kept ? state : null };
}

/** The state after the newest event of a trail, played again from the last one that was kept. */
function stateAfter(trail: Trail | null, rules: GameRules): GameState {
  const events: GameEvent[] = [];
  let state: GameState | null = null;
  for (let step = trail; step !== null && state === null; step = step.earlier) {
    events.push(step.event);
    state = step.before;
  }
  const game = gameOf(rules);
  return events.reverse().reduce(game.evolve, state ?? game.start(rules));
}

function played(match: Match, event: GameEvent): Match {
  const game = gameOf(event);
  const state = game.evolve(match.state, event);
  const end = game.outcomeOf(state);
  return {
    ...match,
    state,
    trail: trailAfter(match, event),
    offers: end === null ? offersAfter(match.offers, event) : NO_OFFERS,
    end,
  };
}

function takenBack(match: Match, count: number): Match {
  let { trail } = match;
  for (let undone = 0; undone < count && trail !== null; undone += 1) trail = trail.earlier;
  return { ...match, state: stateAfter(trail, match.rules), trail, offers: NO_OFFERS };
}

const ended = (match: Match, end: Omit<MatchEnd, 'score'>): Match => ({
  ...match,
  offers: NO_OFFERS,
  adjourned: false,
  end: { ...end, score: gameOf(match.state).scoreOf(match.state) },
});

function applied(match: Match, event: Exclude<MatchEvent, { type: 'MatchStarted' }>): Match {
  switch (event.type) {
    case 'Played':
      return played(match, event.event);
    case 'OfferMade':
      return { ...match, offers: { ...match.offers, [event.offer]: { by: event.side, move: event.move } } };
    case 'OfferDeclined':
    case 'OfferWithdrawn':
      return { ...match, offers: { ...match.offers, [event.offer]: null } };
    case 'MoveTakenBack':
      return takenBack(match, event.count);
    case 'HintsAllowed':
      return { ...match, offers: { ...match.offers, hints: null }, hints: true };
    case 'MatchAdjourned':
      return { ...match, offers: NO_OFFERS, adjourned: true };
    case 'MatchResumed':
      return { ...match, adjourned: false };
    case 'MatchResigned':
      return ended(match, { winner: opponentOf(event.side), reason: 'resigned' });
    case 'MatchDrawn':
      return ended(match, { winner: null, reason: 'agreed' });
    case 'MatchCalledOff':
      return ended(match, { winner: null, reason: event.reason === 'left' ? 'calledOff' : 'restarted' });
    case 'MatchAbandoned':
      return ended(match, { winner: opponentOf(event.side), reason: 'abandoned' });
    default:
      return assertNever(event);
  }
}

/** Two different people play, neither the computer nor one person alone. */
const betweenPeople = ([south, north]: BySide<Player>): boolean =>
  south.kind === 'person' && north.kind === 'person' && !isSamePlayer(south, north);

/** match is null exactly for MatchStarted, the first event of every match. Throws on any other order. */
export function evolve(match: Match | null, event: MatchEvent): Match {
  if (event.type === 'MatchStarted') {
    if (match !== null) throw new Error('a match starts once');
    const { at, table, rules, players } = event;
    const state = gameOf(rules).start(rules);
    const open = {
      trail: null,
      offers: NO_OFFERS,
      adjourned: false,
      hints: !betweenPeople(players),
      spent: NOTHING_SPENT,
      end: null,
    };
    return { version: 1, startedAt: at, table, rules, players, state, ...open };
  }
  if (match === null) throw new Error('a match begins with MatchStarted');
  const spent = spentAfter(match.spent, match.state, event);
  return { ...applied(match, event), spent, version: match.version + 1 };
}

/** Folds all events of a match. Throws when they do not begin with MatchStarted. */
export function replay(events: readonly MatchEvent[]): Match {
  let match: Match | null = null;
  for (const event of events) match = evolve(match, event);
  if (match === null) throw new Error('a match has at least one event');
  return match;
}
