/** The board of Kelma for who listens to it: one fact a line, own side first, no drawing and no columns. */
import type { Side } from '../../rules/game';
import {
  FILES,
  otherFace,
  PAWNS_PER_SIDE,
  pawnsOf,
  stonesOf,
  type Face,
  type Square,
} from '../../rules/kelma';
import { explainLastMove } from '../../text/narrate';
import { addressOf } from '../../text/narrate/address';
import type { Message } from '../../text/message';
import { statusFacts } from './status';
import type { Telling } from './view';

/** How many pawns a side has and has lost, then where they stand, file by file. */
function pawnFacts(side: Side, { view, names, listener }: Telling): readonly Message[] {
  const { position, captured } = view.state;
  const who = { to: addressOf(side, listener), name: names[side] };
  const lost = captured[side];
  const pawns = pawnsOf(position, side);
  return [
    { code: 'kelma-pawns', ...who, pawns: PAWNS_PER_SIDE - lost, lost },
    ...FILES.map((file): Message => {
      const squares = pawns.filter((square) => square.startsWith(file));
      return { code: 'kelma-file', ...who, file, squares, count: squares.length };
    }),
  ];
}

interface StoneFaces {
  readonly square: Square;
  /** The upper one. */
  readonly face: Face;
  readonly down: Face;
}

export function stoneFact(stone: StoneFaces, { view, names, listener }: Telling): Message {
  const { turn } = view;
  return turn !== null && view.state.position.locked === stone.square
    ? { code: 'kelma-stone-locked', ...stone, to: addressOf(turn, listener), name: names[turn] }
    : { code: 'kelma-stone-free', ...stone };
}

const stoneFacts = (telling: Telling): readonly Message[] =>
  stonesOf(telling.view.state.position).map(({ id, face, square }) =>
    stoneFact({ square, face, down: otherFace(id, face) }, telling),
  );

export function renderSpoken(telling: Telling): readonly string[] {
  const { view, names, listener, top, say } = telling;
  const last = view.lastMove === null ? [] : [explainLastMove(view, names, listener)];
  const told = last.map((message): Message => ({ code: 'board-last-move', what: say(message) }));
  return [
    ...pawnFacts(view.bottom, telling),
    ...pawnFacts(top, telling),
    ...stoneFacts(telling),
    ...told,
    ...statusFacts(telling),
  ].map(say);
}
