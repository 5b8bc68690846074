/** A computer player that thinks at once and without art: it takes the first legal move, and fills every pit alike. */
import type { Judgement, Thinker, Thinking } from '../../ports/thinker';
import type { Side } from '../../rules/game';
import { gameOf, type GameAction, type GameState } from '../../rules/registry';

function actionsFor(state: GameState, side: Side): readonly GameAction[] {
  const game = gameOf(state);
  if (game.phaseOf(state) === 'filling') {
    if (!game.mayAct(state, side)) return [];
    return [
      { game: 'khalaha', type: 'fillAll', seeds: 4 },
      { game: 'khalaha', type: 'finishFilling' },
    ];
  }
  const [first] = game.legalMoves(state);
  const action = first === undefined || game.turnOf(state) !== side ? null : game.parseMove(state, first);
  return action?.ok === true ? [action.value] : [];
}

const thought = <T>(value: T): Thinking<T> => {
  let stopped = false;
  return {
    result: Promise.resolve().then(() => (stopped ? null : value)),
    stop: () => {
      stopped = true;
    },
  };
};

const judge = (state: GameState): Judgement => ({
  moves: gameOf(state)
    .legalMoves(state)
    .map((move) => ({ move, value: 0, exact: false, plies: 0 })),
  nodes: 0,
});

export const createPlainThinker = (): Thinker => ({
  choose: (state, side) => thought(actionsFor(state, side)),
  judge: (state) => thought(judge(state)),
  close: () => Promise.resolve(),
});
