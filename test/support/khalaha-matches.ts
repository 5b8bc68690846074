/** Matches of Khalaha for tests of what is shown and told, played by the game's own rules. */
import * as fc from 'fast-check';
import type { MatchId } from '../../src/match/events';
import { evolve } from '../../src/match/evolve';
import type { Match } from '../../src/match/match';
import { playerIdOf, type Person, type Player } from '../../src/match/player';
import { viewOf, type MatchView } from '../../src/match/view';
import type { Capabilities } from '../../src/render/capabilities';
import type { BySide, Side } from '../../src/rules/game';
import { SIDES } from '../../src/rules/game';
import {
  khalaha,
  presetRules,
  type KhalahaAction,
  type KhalahaRules,
  type KhalahaState,
} from '../../src/rules/khalaha';
import type { Step } from '../../src/text/narrate';

export const person = (name: string): Person => ({ kind: 'person', id: playerIdOf(name), name });

export const ANNA = person('Anna');
export const BERND = person('Bernd');
const BOTH: BySide<Player> = [ANNA, BERND];

/** A client that shows everything but colours. */
export const PLAIN: Capabilities = { columns: 80, charset: 'utf8', colours: 0, board: 'ascii' };

export function stateOf(match: Match): KhalahaState {
  if (match.state.game !== 'khalaha') throw new Error('no match of Khalaha');
  return match.state;
}

export function startMatch(players = BOTH, rules: KhalahaRules = presetRules('khalaha')): Match {
  return evolve(null, { type: 'MatchStarted', at: 0, table: 3, rules, players });
}

/** The match after the wish, and each fact with the states around it. */
export function act(match: Match, side: Side, action: KhalahaAction): { match: Match; steps: Step[] } {
  const decided = khalaha.decide(stateOf(match), side, action);
  if (!decided.ok) throw new Error(JSON.stringify(decided.error));
  const steps: Step[] = [];
  let now = match;
  for (const event of decided.value) {
    const next = evolve(now, { type: 'Played', event });
    steps.push({ event, before: now.state, after: next.state });
    now = next;
  }
  return { match: now, steps };
}

export const fill = (pit: number, seeds: number): KhalahaAction => ({
  game: 'khalaha',
  type: 'fill',
  pit,
  seeds,
});
export const fillAll = (seeds: number): KhalahaAction => ({ game: 'khalaha', type: 'fillAll', seeds });
export const FINISH: KhalahaAction = { game: 'khalaha', type: 'finishFilling' };
export const sow = (pit: number): KhalahaAction => ({ game: 'khalaha', type: 'sow', pit });

/** Whoever is on turn empties the pit. */
export function sowOn(match: Match, pit: number): Match {
  const { turn } = stateOf(match);
  if (turn === null) throw new Error('nobody is on turn');
  return act(match, turn, sow(pit)).match;
}

/** Both sides filled alike, then the moves, each by whoever is on turn. */
export function playMatch(moves: readonly number[], players = BOTH, seeds = 4): Match {
  let match = startMatch(players);
  for (const side of SIDES) {
    match = act(match, side, fillAll(seeds)).match;
    match = act(match, side, FINISH).match;
  }
  return moves.reduce(sowOn, match);
}

/** The match with parts of its position replaced, as tests of single positions need it. */
export const withState = (match: Match, change: Partial<KhalahaState>): Match => ({
  ...match,
  state: { ...stateOf(match), ...change },
});

/** viewer: null for a spectator. */
export const seenBy = (match: Match, viewer: Person | null, bottom: Side = 0): MatchView =>
  viewOf(17 as MatchId, match, viewer?.id ?? null, bottom);

/** Any match that play can reach, at any moment: fillings of both sides, then some moves. */
export const anyMatch = (players: BySide<Player> = BOTH): fc.Arbitrary<Match> => {
  const pits = fc.array(fc.integer({ min: 4, max: 6 }), { minLength: 6, maxLength: 6 });
  const moves = fc.array(fc.nat({ max: 5 }), { maxLength: 150 });
  return fc
    .tuple(fc.tuple(pits, pits), fc.tuple(fc.boolean(), fc.boolean()), moves)
    .map(([fillings, ready, choices]) => {
      let match = startMatch(players);
      for (const side of SIDES) {
        fillings[side].forEach((seeds, index) => {
          match = act(match, side, fill(index + 1, seeds)).match;
        });
        if (ready[side]) match = act(match, side, FINISH).match;
      }
      for (const choice of choices) {
        const legal = khalaha.legalMoves(stateOf(match));
        const move = legal[choice % Math.max(legal.length, 1)];
        if (move === undefined) break;
        match = sowOn(match, Number(move));
      }
      return match;
    });
};
