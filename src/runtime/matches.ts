/**
 * The running matches: takes wishes one at a time for each match, decides, appends, and only then hands the facts
 * to be published. What a wish meets is always the match as stored.
 */
import { err, ok, type Result } from '../kernel/result';
import { decide, type Absence, type Rejection } from '../match/decide';
import { evolve, replay } from '../match/evolve';
import type { MatchEvent, MatchId } from '../match/events';
import type { MatchIntent } from '../match/intent';
import { NO_OFFERS, type Match } from '../match/match';
import type { PlayerId } from '../match/player';
import { sideOf } from '../match/view';
import type { EventStore, MatchStarted } from '../ports/event-store';
import type { Side } from '../rules/game';

/** One fact with the match before and after it. */
export interface Fact {
  readonly event: MatchEvent;
  /** null before MatchStarted. */
  readonly before: Match | null;
  readonly after: Match;
}

export type Refused =
  | { readonly kind: 'rejected'; readonly rejection: Rejection }
  /** The store could not write; the match is as before. */
  | { readonly kind: 'notStored' }
  | { readonly kind: 'noSeat' };

/**
 * Called synchronously after the facts are stored. What follows from them at once is done when the promise resolves;
 * before that no other wish for this match is looked at, and the wish is not answered.
 */
export type Publish = (id: MatchId, facts: readonly Fact[]) => Promise<void> | void;

interface Live {
  match: Match;
  /** Settles when all earlier wishes for this match are done. */
  queue: Promise<unknown>;
}

export class Matches {
  private readonly live = new Map<MatchId, Live>();

  constructor(
    private readonly store: EventStore,
    private readonly publish: Publish,
  ) {}

  /** The match as stored; undefined when it is not loaded. */
  get(id: MatchId): Match | undefined {
    return this.live.get(id)?.match;
  }

  /** Begins a match; its MatchStarted is stored and published. */
  async start(started: MatchStarted, adopted: (id: MatchId) => void): Promise<Result<MatchId, Refused>> {
    const created = await this.store.create(started);
    if (!created.ok) return err({ kind: 'notStored' });
    const match = evolve(null, started);
    this.live.set(created.value, { match, queue: Promise.resolve() });
    adopted(created.value);
    await this.publish(created.value, [{ event: started, before: null, after: match }]);
    return ok(created.value);
  }

  /** Loads an unfinished match after a start; offers that nobody has answered are void then. */
  async restore(id: MatchId): Promise<Match> {
    const match: Match = { ...replay(await this.store.read(id)), offers: NO_OFFERS };
    this.live.set(id, { match, queue: Promise.resolve() });
    return match;
  }

  forget(id: MatchId): void {
    this.live.delete(id);
  }

  /** A person's wish; it acts for the side that it holds when its turn in the queue has come. */
  wish(
    id: MatchId,
    who: PlayerId,
    intent: MatchIntent,
    absence: Absence = 'none',
  ): Promise<Result<null, Refused>> {
    return this.enqueue(id, (match) => {
      const side = sideOf(match, who);
      return side === null ? err({ kind: 'noSeat' }) : this.decided(match, side, intent, absence);
    });
  }

  /** A wish of the side itself (the computer's move), or of the house for it. */
  wishOf(
    id: MatchId,
    side: Side,
    intent: MatchIntent,
    absence: Absence = 'none',
  ): Promise<Result<null, Refused>> {
    return this.enqueue(id, (match) => this.decided(match, side, intent, absence));
  }

  private decided(
    match: Match,
    side: Side,
    intent: MatchIntent,
    absence: Absence,
  ): Result<readonly MatchEvent[], Refused> {
    const decision = decide(match, side, intent, absence);
    return decision.ok ? decision : err({ kind: 'rejected', rejection: decision.error });
  }

  private enqueue(
    id: MatchId,
    choose: (match: Match) => Result<readonly MatchEvent[], Refused>,
  ): Promise<Result<null, Refused>> {
    const live = this.live.get(id);
    if (live === undefined) return Promise.resolve(err({ kind: 'noSeat' }));
    const turn = live.queue.then(() => this.carryOut(id, live, choose));
    live.queue = turn.catch(() => undefined);
    return turn;
  }

  private async carryOut(
    id: MatchId,
    live: Live,
    choose: (match: Match) => Result<readonly MatchEvent[], Refused>,
  ): Promise<Result<null, Refused>> {
    const events = choose(live.match);
    if (!events.ok) return events;
    const facts: Fact[] = [];
    let match = live.match;
    for (const event of events.value) {
      const before = match;
      match = evolve(before, event);
      facts.push({ event, before, after: match });
    }
    const stored = await this.store.append(id, live.match.version, events.value, match.end);
    if (!stored.ok) {
      // Somebody else wrote to this match, so ours is not the truth any more.
      if (stored.error === 'conflict') live.match = replay(await this.store.read(id));
      return err({ kind: 'notStored' });
    }
    live.match = match;
    await this.publish(id, facts);
    return ok(null);
  }
}
