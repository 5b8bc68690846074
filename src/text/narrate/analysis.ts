/** The report on a match's moves: sums, turning points, then only those moves that cost something. */
import { SIDES, type BySide, type Side } from '../../rules/game';
import type { GameId } from '../../rules/registry';
import type { Message } from '../message';
import type { PageLine } from '../page';

/** What a move is worth for the side that makes it; exact: proven to the end of the game. */
export interface Rated {
  readonly move: string;
  readonly value: number;
  readonly exact: boolean;
}

/** One move as it was played, beside the best. */
export interface Judged {
  readonly side: Side;
  readonly move: Rated;
  readonly best: Rated;
}

/** A mistake with its number in the match, from 1. */
interface Mistake extends Judged {
  readonly ply: number;
}

/** What estimates are off by: losses up to this are no mistake. Half a seed, or a quarter of a pawn. */
const TOLERANCE: Readonly<Record<GameId, number>> = { khalaha: 0.5, kelma: 25 };
/** From here on an estimate says that somebody stands better: two seeds, or a pawn. */
const AHEAD: Readonly<Record<GameId, number>> = { khalaha: 2, kelma: 100 };
/** Estimated losses at Kelma up to these are slight, or clear; greater ones are great. */
const SLIGHT = 75;
const CLEAR = 200;
/** While both are still arranging themselves only proof counts as a turn. */
const OPENING_PLIES = 8;
const MOST_TURNS = 5;

type Standing = -1 | 0 | 1;

/** Who is proven to win, or stands better by estimate, seen from the mover. */
function standing(game: GameId, { value, exact }: Rated): Standing {
  const even = exact ? 0 : AHEAD[game] - 1e-9;
  if (value > even) return 1;
  return value < -even ? -1 : 0;
}

/** The standing that is proven; 'open' while there is only an estimate. */
const proven = ({ value, exact }: Rated): Standing | 'open' =>
  exact ? (Math.sign(value) as Standing) : 'open';

/** At Kelma a longer way to the same proven end costs nothing; at Khalaha every seed counts. */
function isMistake(game: GameId, { move, best }: Judged): boolean {
  if (best.value <= move.value) return false;
  if (!move.exact || !best.exact) return best.value - move.value > TOLERANCE[game];
  return game === 'khalaha' || proven(move) !== proven(best);
}

/** In words, since the measure of a search means nothing to people. */
function howBad({ move, best }: Judged): 'win' | 'loss' | 'slight' | 'clear' | 'much' {
  if (proven(move) === -1) return 'loss';
  if (proven(best) === 1) return 'win';
  const loss = best.value - move.value;
  if (loss <= SLIGHT) return 'slight';
  return loss <= CLEAR ? 'clear' : 'much';
}

function mistakeMessage(game: GameId, mistake: Mistake, names: BySide<string>): Message {
  const { move, best } = mistake;
  const said = { name: names[mistake.side], move: move.move, best: best.move };
  if (game === 'kelma') return { code: 'analysis-move-kelma', ...said, how: howBad(mistake) };
  const loss = Math.max(1, Math.round(best.value - move.value));
  return { code: 'analysis-move-khalaha', ...said, loss, exact: move.exact && best.exact ? 'yes' : 'no' };
}

function isTurningPoint(game: GameId, { ply, move, best }: Mistake): boolean {
  const isDecided = ply > OPENING_PLIES || move.exact || best.exact;
  return isDecided && standing(game, move) < standing(game, best);
}

function turnMessage(game: GameId, { ply, side, move, best }: Mistake, names: BySide<string>): Message {
  const turn = standing(game, move) >= 0 ? 'lead' : standing(game, best) > 0 ? 'over' : 'behind';
  return {
    code: 'analysis-turning-point',
    game,
    ply,
    name: names[side],
    move: move.move,
    best: best.move,
    turn,
  };
}

/** The greatest ones, in the order in which they were played. */
function turningPoints(game: GameId, mistakes: readonly Mistake[]): readonly Mistake[] {
  const loss = ({ move, best }: Mistake): number => best.value - move.value;
  return mistakes
    .filter((mistake) => isTurningPoint(game, mistake))
    .sort((a, b) => loss(b) - loss(a))
    .slice(0, MOST_TURNS)
    .sort((a, b) => a.ply - b.ply);
}

/** all: the moves in the order in which they were played; names: as seatNames gives them. */
export function analysisPage(
  game: GameId,
  all: readonly Judged[],
  names: BySide<string>,
): readonly PageLine[] {
  const text = (message: Message): PageLine => ({ kind: 'text', message });
  const mistakes = all
    .map((each, index): Mistake => ({ ...each, ply: index + 1 }))
    .filter((each) => isMistake(game, each));
  const sums = SIDES.flatMap((side) => {
    const count = all.filter((each) => each.side === side).length;
    if (count === 0) return [];
    const good = count - mistakes.filter((each) => each.side === side).length;
    return [text({ code: 'analysis-sum', name: names[side], good, count })];
  });
  const turns = turningPoints(game, mistakes).map((each) => text(turnMessage(game, each, names)));
  const costly = mistakes.map((each): PageLine => ({
    kind: 'entry',
    term: String(each.ply),
    message: mistakeMessage(game, each, names),
  }));
  return [
    { kind: 'heading', message: { code: 'analysis-heading', south: names[0], north: names[1] } },
    ...sums,
    ...(turns.length > 0 ? turns : [text({ code: 'analysis-no-turning-point' })]),
    text({ code: costly.length > 0 ? 'analysis-mistakes' : 'analysis-no-mistakes' }),
    ...costly,
  ];
}
