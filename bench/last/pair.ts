/**
 * Two people who play one whole game after the other by random legal moves. The rules are kept alongside, so each line
 * typed is legal, and an answer that is not what it should be is counted.
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
}

const BOARD = /\+-{2,}|\|/;

export class Pair {
  moves = 0;
  games = 0;
  /** Answers that were not what the rules say. */
  readonly strange: string[] = [];
  private state: GameState;
  private steps: Step[];
  private busy = false;
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
      this.lead(0, `neustart ${game} ${north.name}`),
      this.lead(1, 'annehmen', true),
      ...this.opening(),
    ];
  }

  /** A step is due at that time (performance.now); it is made at once, or after those that wait. */
  play(dueAt: number): void {
    this.due.push(dueAt);
    if (!this.busy) this.next();
  }

  private lead(side: Side, text: string, draws = false): Step {
    return { side, text, action: null, draws };
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
    return [0, 1].flatMap((side): Step[] => [
      { side: side as Side, text: 'fuelle alle mit 5', action: fill, draws: false },
      { side: side as Side, text: 'fuelle fertig', action: finish, draws: side === 1 },
    ]);
  }

  private choose(): Step {
    const game = gameOf(this.state);
    const side = game.turnOf(this.state);
    if (side === null) {
      this.games += 1;
      this.state = this.begin();
      this.steps = [...this.opening()];
      return this.lead(0, 'neustart', true);
    }
    const moves = game.legalMoves(this.state);
    const move = moves[this.rng.below(moves.length)] ?? '';
    const action = game.parseMove(this.state, move);
    if (!action.ok) throw new Error(`not a move: ${move}`);
    const text = this.game === 'kelma' ? move.replace(/^[SLT]/, '').replace(/[-x]/, ' ') : move;
    return { side, text, action: action.value, draws: true };
  }

  private apply({ side, action }: Step): void {
    if (action === null) return;
    const game = gameOf(this.state);
    const events = game.decide(this.state, side, action);
    if (!events.ok) throw new Error(JSON.stringify(events.error));
    for (const event of events.value) this.state = game.evolve(this.state, event);
    this.moves += 1;
  }

  private next(): void {
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
      if (step.draws && !(BOARD.test(mover.heard) && BOARD.test(other.heard)))
        this.strange.push(`${step.text}: ${mover.heard} / ${other.heard}`);
      this.busy = false;
      this.done(this, dueAt, step.draws);
      if (!this.busy) this.next();
    };
    other.expect(heard);
    mover.type(step.text, heard);
  }
}
