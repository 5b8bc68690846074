/** What one person at a table sees of its match: the one source of every board, drawn, spoken or by GMCP. */
import { NORTH, SOUTH, type BySide, type Phase, type Side } from '../rules/game';
import { gameOf, type GameEvent, type GameState } from '../rules/registry';
import type { MatchEnd, MatchId } from './events';
import { isPractice, type Match, type OpenOffers } from './match';
import type { Player, PlayerId } from './player';

export interface MatchView {
  readonly match: MatchId;
  readonly table: number;
  readonly state: GameState;
  readonly players: BySide<Player>;
  readonly phase: Phase;
  /** The seat that the viewer acts for; null for a spectator. Who holds both seats has the one that may act. */
  readonly you: Side | null;
  /** The side that is drawn at the bottom. */
  readonly bottom: Side;
  readonly turn: Side | null;
  /** The moves that the viewer may make now, in notation; empty for everyone but the player on turn. */
  readonly legal: readonly string[];
  readonly ply: number;
  /** The last move that counts, null before the first. */
  readonly lastMove: GameEvent | null;
  /** The same in notation. */
  readonly last: string | null;
  readonly offers: OpenOffers;
  readonly adjourned: boolean;
  readonly end: MatchEnd | null;
}

/** The side for which a person acts: its seat; with both the one on turn or not yet done with filling, else south. */
export function sideOf(match: Match, id: PlayerId): Side | null {
  const holds = match.players.map((player) => player.kind === 'person' && player.id === id);
  if (isPractice(match) && holds[0] === true) {
    if (match.end !== null) return SOUTH;
    const game = gameOf(match.state);
    const northAlone = !game.mayAct(match.state, SOUTH) && game.mayAct(match.state, NORTH);
    return game.turnOf(match.state) ?? (northAlone ? NORTH : SOUTH);
  }
  if (holds[0] === true) return 0;
  return holds[1] === true ? 1 : null;
}

/** The last event that was a move, skipping forced passes; what was filled before the first is not looked at. */
export function lastMoveOf(match: Match): GameEvent | null {
  if (gameOf(match.state).plyOf(match.state) === 0) return null;
  for (let step = match.trail; step !== null; step = step.earlier) {
    if (gameOf(step.event).moveOf(step.event) !== null) return step.event;
  }
  return null;
}

/** bottom: the side at the bottom for spectators; a player always sees the own seat there. */
export function viewOf(id: MatchId, match: Match, viewer: PlayerId | null, bottom: Side = SOUTH): MatchView {
  const game = gameOf(match.state);
  const you = viewer === null ? null : sideOf(match, viewer);
  const turn = match.end === null ? game.turnOf(match.state) : null;
  const lastMove = lastMoveOf(match);
  return {
    match: id,
    table: match.table,
    state: match.state,
    players: match.players,
    phase: match.end === null ? game.phaseOf(match.state) : 'over',
    you,
    bottom: you === null ? bottom : isPractice(match) ? SOUTH : you,
    turn,
    legal: you !== null && you === turn && !match.adjourned ? game.legalMoves(match.state) : [],
    ply: game.plyOf(match.state),
    lastMove,
    last: lastMove === null ? null : game.moveOf(lastMove),
    offers: match.offers,
    adjourned: match.adjourned,
    end: match.end,
  };
}
