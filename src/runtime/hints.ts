/** Hints: a good move for who is on turn, where the match allows them. */
import { gameOf } from '../rules/registry';
import type { MatchId } from '../match/events';
import type { Match } from '../match/match';
import type { Judgement, RatedMove } from '../ports/thinker';
import { adviceMessage, onlyMoveMessage, type Advice } from '../text/narrate/advice';
import type { House } from './house';
import type { Line } from './line';
import { matchHere } from './play';
import { viewFor } from './publish';
import { presenceOf, tableOf } from './situation';

/** How long a hint may be thought about. */
const HINT_MS = 1_500;

/** What the judgement's first move does and leads to; null when there is none. */
export function bestAdvice(match: Match, judgement: Judgement): Advice | null {
  const [best] = judgement.moves;
  return best === undefined ? null : adviceFor(match, best);
}

function adviceFor({ state }: Match, { move, value, exact, plies }: RatedMove): Advice | null {
  const game = gameOf(state);
  const turn = game.turnOf(state);
  const action = game.parseMove(state, move);
  const decided = turn === null || !action.ok ? null : game.decide(state, turn, action.value);
  const event = decided?.ok === true ? decided.value[0] : undefined;
  return event === undefined ? null : { move, event, value, exact, plies };
}

/** The one who asked is at the table still, and the match goes on. */
function isThere(house: House, line: Line, id: MatchId): boolean {
  const now = house.matches.get(id);
  if (line.person === null || now?.end !== null || now.adjourned) return false;
  return tableOf(house, presenceOf(house, line))?.match === id;
}

/** The same position, still to be played, by the one who asked. */
const stillWanted = (house: House, line: Line, id: MatchId, asked: Match): boolean =>
  isThere(house, line, id) && house.matches.get(id)?.state === asked.state;

export function hint(house: House, line: Line): void {
  const here = matchHere(house, line);
  if (here === null) return;
  const { match, id } = here;
  const view = viewFor(id, match, line);
  if (view.you === null) {
    line.say({ code: 'only-watching' });
    return;
  }
  if (match.end !== null) {
    line.say({ code: 'refused-match-over' });
    return;
  }
  if (!match.hints) {
    line.say({ code: 'hint-must-be-agreed' });
    return;
  }
  if (view.phase === 'filling') {
    line.say({ code: 'hint-not-while-filling' });
    return;
  }
  const [only] = view.legal;
  if (only === undefined) {
    line.say({ code: 'hint-not-your-turn' });
    return;
  }
  if (view.legal.length === 1) {
    const advice = adviceFor(match, { move: only, value: 0, exact: false, plies: 0 });
    line.say(advice === null ? { code: 'hint-none' } : onlyMoveMessage(advice));
    return;
  }
  if (line.hinting) {
    line.say({ code: 'thinking' });
    return;
  }
  line.hinting = true;
  line.say({ code: 'thinking' });
  // The line is not kept waiting: the hint comes when it is ready, if it still belongs to the position.
  house.detached(async () => {
    try {
      const judgement = await house.ports.thinker.judge(match.state, HINT_MS).result;
      if (!stillWanted(house, line, id, match)) {
        if (isThere(house, line, id)) line.say({ code: 'hint-outdated' });
        return;
      }
      const advice = judgement === null ? null : bestAdvice(match, judgement);
      line.say(advice === null ? { code: 'hint-none' } : adviceMessage(advice));
    } finally {
      line.hinting = false;
    }
  });
}
