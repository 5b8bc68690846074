/** After a match: judges each move beside the best one; the report of it is text/narrate's. */
import { gameSteps, type Match } from '../match/match';
import type { Judgement } from '../ports/thinker';
import type { Side } from '../rules/game';
import { gameOf } from '../rules/registry';
import { seatNames } from '../text/narrate';
import { analysisPage, type Judged } from '../text/narrate/analysis';
import { readMatch } from './history';
import type { House } from './house';
import type { Line } from './line';
import { presenceOf, tableOf } from './situation';

/** How long each move is thought about. */
const MOVE_MS = 400;

interface Played {
  readonly before: Match;
  readonly side: Side;
  readonly move: string;
}

/** The moves of a match, without those taken back. */
function movesOf(match: Match): readonly Played[] {
  return gameSteps(match).flatMap(({ event, before }) => {
    const move = gameOf(event).moveOf(event);
    return move === null ? [] : [{ before: { ...match, state: before }, side: event.side, move }];
  });
}

function judged({ side, move }: Played, judgement: Judgement): Judged | null {
  const [best] = judgement.moves;
  const own = judgement.moves.find((each) => each.move === move);
  return best === undefined || own === undefined ? null : { side, move: own, best };
}

/** The match's last state; null after having said why there is none to analyse. */
async function finishedMatch(house: House, line: Line, wished: number | null): Promise<Match | null> {
  const id = wished ?? tableOf(house, presenceOf(house, line))?.match ?? null;
  if (id === null) {
    line.say({ code: 'analysis-which' });
    return null;
  }
  const match = await readMatch(house, line, id);
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
  house.detached(async () => {
    try {
      const all = await judgeAll(house, line, moves);
      if (!house.open.has(line)) return;
      line.page(analysisPage(match.rules.game, all, seatNames(match.players, line.catalogue)));
    } finally {
      line.analysing = false;
    }
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
