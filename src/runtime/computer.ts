/**
 * The computer at a table: it thinks when it may act, waits a little where a person watches, and moves; it answers
 * proposals at once. Nothing it thinks outlives its match, its turn or its table.
 */
import { peopleAt, type Table } from '../hall/hall';
import type { MatchId } from '../match/events';
import { OFFERS, type Offer } from '../match/intent';
import type { Match } from '../match/match';
import type { Level } from '../match/player';
import { opponentOf, SIDES, SOUTH, type Side } from '../rules/game';
import { gameOf, type GameAction } from '../rules/registry';
import type { House } from './house';

/** So long after it was its turn a move comes at the earliest; sooner a person cannot follow. */
const PAUSE_MS = 700;

/** What the computer says yes to: it loses nothing by it. A draw it plays out. */
const AGREES: Readonly<Record<Offer, boolean>> = {
  draw: false,
  takeback: true,
  restart: true,
  adjourn: true,
  hints: true,
};

const keyOf = (id: MatchId, side: Side): string => `${id}/${side}`;

const isWatched = (house: House, table: Table): boolean =>
  peopleAt(house.hall, { kind: 'table', table: table.number }).length > 0;

/** Ends what the computer thinks about a match. */
export function stopThinking(house: House, id: MatchId): void {
  for (const side of SIDES) {
    const key = keyOf(id, side);
    house.thoughts.get(key)?.stop();
    house.thoughts.delete(key);
  }
}

/** To be called whenever a match has changed, or somebody has come to its table or left it. */
export function stirComputers(house: House, table: Table): void {
  const id = table.match;
  const match = id === null ? undefined : house.matches.get(id);
  if (id === null || match === undefined) return;
  const computers = SIDES.filter((side) => match.players[side].kind === 'computer');
  if (computers.length === 0) return;
  if (match.end !== null || match.adjourned) {
    stopThinking(house, id);
    return;
  }
  if (computers.length === 2 && !isWatched(house, table)) {
    stopThinking(house, id);
    house.detached(async () => {
      await house.matches.wishOf(id, SOUTH, { type: 'callOff' });
    });
    return;
  }
  for (const side of computers) {
    answerOffers(house, id, match, side);
    if (gameOf(match.state).mayAct(match.state, side)) think(house, table, id, match, side);
  }
}

function answerOffers(house: House, id: MatchId, match: Match, side: Side): void {
  const asked = OFFERS.filter((offer) => match.offers[offer]?.by === opponentOf(side));
  for (const offer of asked) {
    const key = `${keyOf(id, side)}/${offer}`;
    // Somebody may come or go while the answer is being stored.
    if (house.answering.has(key)) continue;
    house.answering.add(key);
    const answer = AGREES[offer] ? ({ type: 'accept', offer } as const) : ({ type: 'decline' } as const);
    house.detached(async () => {
      await house.matches.wishOf(id, side, answer).finally(() => house.answering.delete(key));
    });
  }
}

function think(house: House, table: Table, id: MatchId, match: Match, side: Side): void {
  const player = match.players[side];
  const key = keyOf(id, side);
  if (player.kind !== 'computer' || house.thoughts.has(key)) return;
  const begun = house.ports.clock.now();
  const thinking = house.ports.thinker.choose(
    match.state,
    side,
    player.level,
    seedOf(id, side, player.level),
  );
  // It was stopped, and perhaps another thought has begun: then this one is nobody's any more.
  const isWanted = (): boolean => house.thoughts.get(key) === thinking;
  house.thoughts.set(key, thinking);
  void thinking.result.then((actions) => {
    if (!isWanted()) return;
    const pause = Math.max(0, begun + PAUSE_MS - house.ports.clock.now());
    house.ports.clock.after(pause, () => {
      if (!isWanted()) return;
      house.thoughts.delete(key);
      const still = match.state === house.matches.get(id)?.state;
      house.detached(() => act(house, table, id, side, still ? actions : null));
    });
  });
}

/** actions: null when the match has changed meanwhile or the thinking failed; then it looks again. */
async function act(
  house: House,
  table: Table,
  id: MatchId,
  side: Side,
  actions: readonly GameAction[] | null,
): Promise<void> {
  for (const action of actions ?? []) {
    const done = await house.matches.wishOf(id, side, { type: 'act', action });
    if (!done.ok) {
      house.ports.log.warn({ match: id, side, refused: done.error.kind }, 'computer refused');
      break;
    }
  }
  if (actions === null) stirComputers(house, table);
}

/** One seed for a side's whole match, so that a match can be played again; the search mixes it with the position. */
const seedOf = (id: MatchId, side: Side, level: Level): number =>
  (Math.imul(id, 0x9e3779b1) + side * 7919 + level.length) | 0;
