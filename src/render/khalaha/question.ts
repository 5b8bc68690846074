/** Short questions about a board of Khalaha: what lies in a pit, and opposite of it. */
import { PITS } from '../../rules/khalaha';
import type { BoardQuestion } from '../../text/board-question';
import type { Message } from '../../text/message';
import { pitFact } from './spoken';
import type { Telling } from './view';

/** The own pit of that number, then the one from which it would capture (K8). Rows and columns are no matter here. */
export function khalahaAnswer(question: BoardQuestion, telling: Telling): readonly Message[] {
  if (question.about !== 'field') return [];
  const pit = Number(question.name);
  if (!Number.isInteger(pit) || pit < 1 || pit > PITS) return [{ code: 'khalaha-refused-no-such-pit', pit }];
  const { view, top } = telling;
  return [pitFact(view.bottom, pit, telling), pitFact(top, PITS + 1 - pit, telling)];
}
