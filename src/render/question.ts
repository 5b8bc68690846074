/** The answers to short questions about a board: one fact a line, the same in every style. */
import { assertNever } from '../kernel/assert-never';
import type { MatchView } from '../match/view';
import type { BySide } from '../rules/game';
import type { BoardQuestion } from '../text/board-question';
import type { Catalogue } from '../text/catalogue';
import type { Message } from '../text/message';
import type { Capabilities } from './capabilities';
import { kelmaAnswer } from './kelma/question';
import { khalahaAnswer } from './khalaha/question';
import { tellingOf } from './telling';
import { wrap } from './wrap';

/** names: as seatNames gives them. Lines are never wider than the client. */
export function renderAnswer(
  question: BoardQuestion,
  view: MatchView,
  capabilities: Capabilities,
  catalogue: Catalogue,
  names: BySide<string>,
): readonly string[] {
  const { say } = tellingOf(view, capabilities, catalogue, names);
  const facts = (): readonly Message[] => {
    const { state } = view;
    switch (state.game) {
      case 'khalaha':
        return khalahaAnswer(question, tellingOf({ ...view, state }, capabilities, catalogue, names));
      case 'kelma':
        return kelmaAnswer(question, tellingOf({ ...view, state }, capabilities, catalogue, names));
      default:
        return assertNever(state);
    }
  };
  return facts().flatMap((fact) => wrap(say(fact), capabilities.columns));
}
