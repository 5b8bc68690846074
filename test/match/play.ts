/** Short words for playing a match in tests: who wishes what, and what came of it. */
import { decide, type Absence, type Rejection } from '../../src/match/decide';
import type { MatchEvent } from '../../src/match/events';
import { evolve } from '../../src/match/evolve';
import type { MatchIntent, Offer } from '../../src/match/intent';
import type { Match } from '../../src/match/match';
import type { Player } from '../../src/match/player';
import type { BySide, Side } from '../../src/rules/game';
import { presetOf, type GameRules } from '../../src/rules/registry';
import { ANNA, BERND, started } from '../support/random-match';

export const S: Side = 0;
export const N: Side = 1;

export function rules(game: 'khalaha' | 'kelma', preset: string): GameRules {
  const found = presetOf(game, preset);
  if (found === undefined) throw new Error(`no rules: ${preset}`);
  return found;
}

export const KALAH = rules('khalaha', 'kalah');
export const KHALAHA = rules('khalaha', 'khalaha');
export const MITTE = rules('kelma', 'mitte');

export const begun = (house: GameRules, players: BySide<Player> = [ANNA, BERND]): Match =>
  evolve(null, started(house, players));

export const move = (text: string): MatchIntent => ({ type: 'move', text });
export const offer = (what: Offer): MatchIntent => ({ type: 'offer', offer: what });
export const DECLINE: MatchIntent = { type: 'decline' };
export const RESIGN: MatchIntent = { type: 'resign' };
export const RESUME: MatchIntent = { type: 'resume' };
export const CLAIM: MatchIntent = { type: 'claim' };

/** The events that a wish makes; throws when it is rejected. */
export function facts(
  match: Match,
  side: Side,
  intent: MatchIntent,
  absence: Absence = 'none',
): readonly MatchEvent[] {
  const before = JSON.stringify(match);
  const decided = decide(match, side, intent, absence);
  if (JSON.stringify(match) !== before) throw new Error('decide has changed the match');
  if (!decided.ok) throw new Error(`rejected: ${JSON.stringify(decided.error)}`);
  return decided.value;
}

export function rejection(
  match: Match,
  side: Side,
  intent: MatchIntent,
  absence: Absence = 'none',
): Rejection | null {
  const decided = decide(match, side, intent, absence);
  return decided.ok ? null : decided.error;
}

type Wish = readonly [Side, MatchIntent];

/** The match after wishes that are all granted. */
export const after = (match: Match, ...wishes: readonly Wish[]): Match =>
  wishes.reduce((now, [side, intent]) => facts(now, side, intent).reduce<Match>(evolve, now), match);
