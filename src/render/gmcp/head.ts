/** The fields of Game.State that all games share. Names and meanings are stable: programs rely on them. */
import type { MatchView } from '../../match/view';
import type { BySide, Phase, Side } from '../../rules/game';

export interface HeadState {
  readonly table: number;
  readonly match: string;
  /** The preset's name. */
  readonly rules: string;
  readonly phase: Phase;
  /** A person's name as it is spelt; the computer as the house names it. */
  readonly players: BySide<string>;
  readonly you: Side | null;
  readonly turn: Side | null;
  readonly ply: number;
  readonly last: string | null;
  /** What the person on turn may play; empty for everyone else. */
  readonly legal: readonly string[];
  readonly result: {
    readonly winner: Side | null;
    readonly reason: string;
    readonly score: BySide<number>;
  } | null;
}

export function headOf(view: MatchView, rules: string, names: BySide<string>): HeadState {
  const { table, phase, you, turn, ply, last, legal, players, end } = view;
  const nameOf = (side: Side): string => {
    const player = players[side];
    return player.kind === 'person' ? player.name : names[side];
  };
  return {
    table,
    match: String(view.match),
    rules,
    phase,
    players: [nameOf(0), nameOf(1)],
    you,
    turn,
    ply,
    last,
    legal,
    result: end === null ? null : { winner: end.winner, reason: end.reason, score: end.score },
  };
}
