/** Matches of either game by rngSeed, with moves, fillings, offers, takebacks, pauses and every kind of end. */
import type { Rng } from '../../src/kernel/rng';
import { decide } from '../../src/match/decide';
import type { MatchEvent } from '../../src/match/events';
import { evolve } from '../../src/match/evolve';
import { OFFERS, type MatchIntent } from '../../src/match/intent';
import type { Match } from '../../src/match/match';
import { playerIdOf, type Player } from '../../src/match/player';
import { SIDES, type BySide, type Side } from '../../src/rules/game';
import { gameOf, type GameRules } from '../../src/rules/registry';

export const person = (name: string): Player => ({ kind: 'person', id: playerIdOf(name), name });

export const ANNA = person('Anna');
export const BERND = person('Bernd');
export const COMPUTER: Player = { kind: 'computer', level: 'mittel' };

export type Started = MatchEvent & { readonly type: 'MatchStarted' };

export const started = (rules: GameRules, players: BySide<Player> = [ANNA, BERND], table = 1): Started => ({
  type: 'MatchStarted',
  at: 1_700_000_000_000,
  table,
  rules,
  players,
});

export const ALL_RULES: readonly GameRules[] = [...gameOf('khalaha').presets, ...gameOf('kelma').presets];

export interface PlayedMatch {
  readonly events: readonly MatchEvent[];
  readonly match: Match;
}

const among = <T>(rng: Rng, list: readonly [T, ...T[]]): T => list[rng.below(list.length)] ?? list[0];

function fillingIntent(rng: Rng, match: Match, side: Side): MatchIntent {
  const game = 'khalaha';
  const { state } = match;
  const filled = state.game === 'khalaha' && state.pits[side].every((seeds) => seeds > 0);
  if (filled && rng.below(3) > 0) return { type: 'act', action: { game, type: 'finishFilling' } };
  const seeds = 4 + rng.below(3);
  return rng.below(2) === 0
    ? { type: 'act', action: { game, type: 'fillAll', seeds } }
    : { type: 'act', action: { game, type: 'fill', pit: 1 + rng.below(6), seeds } };
}

function randomIntent(rng: Rng, match: Match, side: Side): MatchIntent {
  if (match.adjourned && rng.below(2) === 0) return { type: 'resume' };
  const open = OFFERS.find((what) => match.offers[what] !== null);
  // Who is asked shall often answer, and agree only now and then to what ends the match.
  if (open !== undefined && rng.below(3) === 0) {
    const agrees = rng.below(open === 'draw' || open === 'restart' ? 8 : 2) === 0;
    return agrees ? { type: 'offer', offer: open } : { type: 'decline' };
  }
  const dice = rng.below(400);
  if (dice === 0) return { type: 'resign' };
  if (dice === 1) return { type: 'claim' };
  if (dice < 12) return { type: 'decline' };
  // Takebacks are asked for more often, since the others end what we want to see go on.
  if (dice < 30) return { type: 'offer', offer: 'takeback' };
  if (dice < 40) return { type: 'offer', offer: among(rng, OFFERS) };
  if (gameOf(match.state).phaseOf(match.state) === 'filling') return fillingIntent(rng, match, side);
  const [first = '?', ...rest] = gameOf(match.state).legalMoves(match.state);
  return { type: 'move', text: among(rng, [first, ...rest]) };
}

/** One wish of a random side; the match as it was when the wish is rejected. */
function step(rng: Rng, before: PlayedMatch): PlayedMatch {
  const { match } = before;
  const turn = gameOf(match.state).turnOf(match.state);
  const side = turn !== null && rng.below(10) > 0 ? turn : among(rng, SIDES);
  const decided = decide(match, side, randomIntent(rng, match, side), rng.below(4) === 0 ? 'long' : 'none');
  if (!decided.ok) return before;
  return {
    events: [...before.events, ...decided.value],
    match: decided.value.reduce<Match>((now, event) => evolve(now, event), match),
  };
}

/** wishes: how many are made at most; the match may be over earlier, or not at all. */
export function randomMatch(rng: Rng, start: Started, wishes: number): PlayedMatch {
  let played: PlayedMatch = { events: [start], match: evolve(null, start) };
  for (let made = 0; made < wishes && played.match.end === null; made += 1) played = step(rng, played);
  return played;
}
