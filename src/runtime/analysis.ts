/** After a match: each move beside the best one, and the moves at which the match turned. */
import type { Match } from '../match/match';
import type { Judgement } from '../ports/thinker';
import type { Side } from '../rules/game';
import { gameOf, type GameId } from '../rules/registry';
import type { Message } from '../text/message';
import { seatNames } from '../text/narrate';
import type { PageLine } from '../text/page';
import { readFacts } from './history';
import type { House } from './house';
import type { Line } from './line';
import { presenceOf, tableOf } from './situation';

/** How long each move is thought about. */
const MOVE_MS = 400;
/** Losses up to this are no mistake: half a seed, or a quarter of a pawn, which estimates are off by. */
const TOLERANCE: Readonly<Record<GameId, number>> = { khalaha: 0.5, kelma: 25 };

/** One move as it was played, beside the best. Values are for the side that moved. */
interface Judged {
  readonly side: Side;
  readonly move: string;
  readonly best: string;
  readonly value: number;
  readonly bestValue: number;
  readonly exact: boolean;
}

interface Played {
  readonly before: Match;
  readonly side: Side;
  readonly move: string;
}

/** The moves of a match, without those taken back. */
function movesOf(match: Match): readonly Played[] {
  const moves: Played[] = [];
  for (let step = match.trail; step !== null; step = step.earlier) {
    const move = gameOf(step.event).moveOf(step.event);
    if (move !== null) moves.push({ before: { ...match, state: step.before }, side: step.event.side, move });
  }
  return moves.reverse();
}

function judged({ side, move }: Played, judgement: Judgement): Judged | null {
  const [best] = judgement.moves;
  const own = judgement.moves.find((each) => each.move === move);
  if (best === undefined || own === undefined) return null;
  const { value } = own;
  return { side, move, best: best.move, value, bestValue: best.value, exact: own.exact && best.exact };
}

function moveMessage(
  game: GameId,
  { side, move, best, value, bestValue, exact }: Judged,
  names: readonly string[],
): Message {
  const name = names[side] ?? '';
  const proof = exact ? 'yes' : 'no';
  const loss = Math.round(bestValue - value);
  if (bestValue - value <= (exact ? 0 : TOLERANCE[game]))
    return { code: 'analysis-good', name, move, exact: proof };
  const code = game === 'khalaha' ? 'analysis-move-khalaha' : 'analysis-move-kelma';
  return { code, name, move, best, loss, exact: proof };
}

/** The move gave the lead away: ahead or even before, with the best play, and behind or no longer ahead after. */
const isTurningPoint = (game: GameId, { value, bestValue }: Judged): boolean => {
  const tolerance = TOLERANCE[game];
  return (
    bestValue - value > tolerance &&
    (bestValue > tolerance ? value <= tolerance : value < -tolerance && bestValue >= -tolerance)
  );
};

function report(game: GameId, all: readonly Judged[], names: readonly [string, string]): readonly PageLine[] {
  const text = (message: Message): PageLine => ({ kind: 'text', message });
  const lines = all.map((each, index): PageLine => ({
    kind: 'entry',
    term: String(index + 1),
    message: moveMessage(game, each, names),
  }));
  const turning = all.flatMap((each, index) =>
    isTurningPoint(game, each)
      ? [
          text({
            code: 'analysis-turning-point',
            ply: index + 1,
            name: names[each.side],
            move: each.move,
            best: each.best,
          }),
        ]
      : [],
  );
  const sums = ([0, 1] as const).map((side) => {
    const own = all.filter((each) => each.side === side);
    const best = own.filter((each) => moveMessage(game, each, names).code === 'analysis-good').length;
    return text({ code: 'analysis-sum', name: names[side], best, count: own.length });
  });
  const points = turning.length > 0 ? turning : [text({ code: 'analysis-no-turning-point' })];
  return [
    { kind: 'heading', message: { code: 'analysis-heading', south: names[0], north: names[1] } },
    ...lines,
    ...points,
    ...sums,
  ];
}

/** The match's last state; null after having said why there is none to analyse. */
async function finishedMatch(house: House, line: Line, wished: number | null): Promise<Match | null> {
  const id = wished ?? tableOf(house, presenceOf(house, line))?.match ?? null;
  if (id === null) {
    line.say({ code: 'no-replay' });
    return null;
  }
  const match = (await readFacts(house, line, id))?.at(-1)?.after ?? null;
  if (match !== null && match.end === null) {
    line.say({ code: 'analysis-still-running' });
    return null;
  }
  return match;
}

/** Begins an analysis; its result is told when it is ready, whatever the person does meanwhile. */
export async function analyse(house: House, line: Line, wished: number | null): Promise<void> {
  if (line.analysing) {
    line.say({ code: 'analysis-busy' });
    return;
  }
  const match = await finishedMatch(house, line, wished);
  if (match === null) return;
  const moves = movesOf(match);
  if (moves.length === 0) {
    line.say({ code: 'analysis-none' });
    return;
  }
  line.say({ code: 'analysis-begins', count: moves.length });
  line.analysing = true;
  void judgeAll(house, line, moves).then((all) => {
    line.analysing = false;
    if (!house.open.has(line)) return;
    line.page(report(match.rules.game, all, seatNames(match.players, line.catalogue)));
    house.flush();
  });
}

async function judgeAll(house: House, line: Line, moves: readonly Played[]): Promise<readonly Judged[]> {
  const all: Judged[] = [];
  for (const played of moves) {
    if (!house.open.has(line)) break;
    const judgement = await house.ports.thinker.judge(played.before.state, MOVE_MS).result;
    const each = judgement === null ? null : judged(played, judgement);
    if (each !== null) all.push(each);
  }
  return all;
}
