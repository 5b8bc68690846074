/**
 * Two people who play one whole game after the other by random legal moves. The rules are kept alongside, so each line
 * typed is legal, and one that is not answered by a board stays unanswered.
 */
import type { Rng } from '../../src/kernel/rng';
import { opponentOf, type Side } from '../../src/rules/game';
import { gameOf, presetOf, type GameAction, type GameId, type GameState } from '../../src/rules/registry';
import type { LoadLine } from './line';

interface Step {
  readonly side: Side;
  readonly text: string;
  /** What it does to the game; null: it only leads to one. */
  readonly action: GameAction | null;
  /** Both read the board after it. */
  readonly draws: boolean;
  /** What both must read. */
  readonly answer: RegExp | null;
}

const BOARD = /\+-{2,}|\|/;

/** As people type it: 'c2' for a pawn's 'c2-c3' and its pushes, 'b6 c8' for a stone's 'Sb6-c8', a pit's number. */
const shortForm = (move: string): string => {
  const [, stone = '', from = '', to = ''] = /^([SLT]?)([a-e]\d+)[-x]([a-e]\d+)/.exec(move) ?? [];
  if (from === '') return move;
  return stone === '' ? from : `${from} ${to}`;
};

export class Pair {
  moves = 0;
  games = 0;
  private state: GameState;
  private steps: Step[];
  /** A line was typed and is not answered yet. */
  busy = false;
  private typed = '';
  /** Times at which steps were due that wait for the one before. */
  private readonly due: number[] = [];

  constructor(
    private readonly lines: readonly [LoadLine, LoadLine],
    private readonly game: GameId,
    private readonly rng: Rng,
    /** dueAt: when the line should have been sent; told when both have read the answer. */
    private readonly done: (pair: Pair, dueAt: number, draws: boolean) => void,
  ) {
    const [south, north] = lines;
    south.keeps = true;
    north.keeps = true;
    this.state = this.begin();
    this.steps = [
      // Others come and go in the hall, so what is heard there is looked at.
      { side: 0, text: `neustart ${game} ${north.name}`, action: null, draws: false, answer: /forder/ },
      this.draws(1, 'annehmen', null),
      ...this.opening(),
    ];
  }

  /** A step is due at that time (performance.now); it is made at once, or after those that wait. */
  play(dueAt: number): void {
    this.due.push(dueAt);
    this.next();
  }

  private draws(side: Side, text: string, action: GameAction | null): Step {
    return { side, text, action, draws: true, answer: BOARD };
  }

  private begin(): GameState {
    const preset = this.game === 'khalaha' ? 'khalaha' : 'mitte';
    const rules = presetOf(this.game, preset);
    if (rules === undefined) throw new Error(`no rules: ${preset}`);
    return gameOf(rules).start(rules);
  }

  private opening(): readonly Step[] {
    if (this.game === 'kelma') return [];
    const fill = { game: 'khalaha', type: 'fillAll', seeds: 5 } as const;
    const finish = { game: 'khalaha', type: 'finishFilling' } as const;
    return ([0, 1] as const).flatMap((side): Step[] => [
      { side, text: 'fuelle alle mit 5', action: fill, draws: false, answer: null },
      side === 0
        ? { side, text: 'fuelle fertig', action: finish, draws: false, answer: null }
        : this.draws(side, 'fuelle fertig', finish),
    ]);
  }

  private choose(): Step {
    const game = gameOf(this.state);
    const side = game.turnOf(this.state);
    if (side === null) {
      this.games += 1;
      this.state = this.begin();
      this.steps = [...this.opening()];
      return this.draws(0, 'neustart', null);
    }
    const moves = game.legalMoves(this.state);
    const move = moves[this.rng.below(moves.length)] ?? '';
    const action = game.parseMove(this.state, move);
    if (!action.ok) throw new Error(`not a move: ${move}`);
    return this.draws(side, shortForm(move), action.value);
  }

  private apply({ side, action }: Step): void {
    if (action === null) return;
    const game = gameOf(this.state);
    const events = game.decide(this.state, side, action);
    if (!events.ok) throw new Error(JSON.stringify(events.error));
    for (const event of events.value) this.state = game.evolve(this.state, event);
    this.moves += 1;
  }

  /** What was typed last, and what both have read since. */
  get standing(): string {
    return [this.typed, ...this.lines.map(({ heard }) => heard.slice(-300))]
      .map((text) => JSON.stringify(text))
      .join(' ');
  }

  private next(): void {
    if (this.busy) return;
    const dueAt = this.due.shift();
    if (dueAt === undefined) return;
    this.busy = true;
    const step = this.steps.shift() ?? this.choose();
    this.apply(step);
    const [mover, other] = [this.lines[step.side], this.lines[opponentOf(step.side)]];
    let waiting = 2;
    const heard = (): void => {
      waiting -= 1;
      if (waiting > 0) return;
      this.busy = false;
      this.done(this, dueAt, step.draws);
      this.next();
    };
    this.typed = step.text;
    other.expect(heard, step.answer);
    mover.type(step.text, heard, step.answer);
  }
}
