/** Matches of Kelma for tests of what is shown and told, played by the game's own rules. */
import * as fc from 'fast-check';
import type { MatchId } from '../../src/match/events';
import { evolve } from '../../src/match/evolve';
import type { Match } from '../../src/match/match';
import { playerIdOf, type Person, type Player } from '../../src/match/player';
import { viewOf, type MatchView } from '../../src/match/view';
import type { Capabilities } from '../../src/render/capabilities';
import type { BySide, Side } from '../../src/rules/game';
import {
  kelma,
  MITTE,
  parseLiteral,
  stateFrom,
  WEIT,
  type KelmaEvent,
  type KelmaRules,
  type KelmaState,
} from '../../src/rules/kelma';

export const person = (name: string): Person => ({ kind: 'person', id: playerIdOf(name), name });

export const ANNA = person('Anna');
export const BERND = person('Bernd');
const BOTH: BySide<Player> = [ANNA, BERND];

/** A client that shows everything but colours. */
export const PLAIN: Capabilities = { columns: 80, charset: 'utf8', colours: 0, board: 'ascii' };

export function stateOf(match: Match): KelmaState {
  if (match.state.game !== 'kelma') throw new Error('no match of Kelma');
  return match.state;
}

export function startMatch(players = BOTH, rules: KelmaRules = MITTE): Match {
  return evolve(null, { type: 'MatchStarted', at: 0, table: 3, rules, players });
}

/** A match that stands at that position; nothing before it counts. */
export function matchAt(literal: string, change: Partial<KelmaState> = {}, rules = MITTE): Match {
  const position = parseLiteral(literal);
  if (!position.ok) throw new Error(position.error.code);
  return { ...startMatch(BOTH, rules), state: { ...stateFrom(rules, position.value), ...change } };
}

export interface Step {
  readonly event: KelmaEvent;
  readonly before: KelmaState;
  readonly after: KelmaState;
}

/** The match after a move in any notation, made by whoever is on turn, with the states around the fact. */
export function act(match: Match, move: string): { match: Match; step: Step } {
  const before = stateOf(match);
  const action = kelma.parseMove(before, move);
  const decided = action.ok ? kelma.decide(before, before.position.turn, action.value) : action;
  if (!decided.ok) throw new Error(`${move}: ${JSON.stringify(decided.error)}`);
  const [event] = decided.value;
  if (event === undefined) throw new Error('a move is one fact');
  const next = evolve(match, { type: 'Played', event });
  return { match: next, step: { event, before, after: stateOf(next) } };
}

const play = (match: Match, move: string): Match => act(match, move).match;

export const playOn = (match: Match, moves: string): Match => moves.split(' ').reduce(play, match);

export const playMatch = (moves: string, players = BOTH): Match => playOn(startMatch(players), moves);

/** viewer: null for a spectator. */
export const seenBy = (match: Match, viewer: Person | null, bottom: Side = 0): MatchView =>
  viewOf(17 as MatchId, match, viewer?.id ?? null, bottom);

/** Any match that play can reach, at any moment, also over. */
export const anyMatch = (players: BySide<Player> = BOTH): fc.Arbitrary<Match> =>
  fc
    .tuple(fc.constantFrom(MITTE, WEIT), fc.array(fc.nat({ max: 999 }), { maxLength: 120 }))
    .map(([rules, choices]) => {
      let match = startMatch(players, rules);
      for (const choice of choices) {
        const legal = kelma.legalMoves(stateOf(match));
        const move = legal[choice % Math.max(legal.length, 1)];
        if (move === undefined) break;
        match = play(match, move);
      }
      return match;
    });
