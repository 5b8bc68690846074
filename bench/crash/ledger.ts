/**
 * What the two players have been answered, match by match, kept outside the house and replayed by the rules, so that
 * it can be held against what the house still knows after it was killed.
 */
import type { Rng } from '../../src/kernel/rng';
import { SIDES, type Side } from '../../src/rules/game';
import { gameOf, presetOf, type GameAction, type GameEvent, type GameState } from '../../src/rules/registry';
import { positionOf, positionTold, type ToldState } from './position';

/** One line typed, of which no answer is known yet. */
export interface Attempt {
  readonly side: Side;
  readonly typed: string;
  readonly events: readonly GameEvent[];
  readonly after: GameState;
}

export interface Entry {
  readonly id: string;
  state: GameState;
  readonly events: GameEvent[];
  /** Positions by how many actions lead to them. */
  readonly answered: Map<string, number>;
  attempt: Attempt | null;
}

/** What went wrong, in actions; all zero when nothing did. */
export interface Faults {
  lost: number;
  doubled: number;
  other: string[];
}

export class Ledger {
  readonly entries = new Map<string, Entry>();
  readonly faults: Faults = { lost: 0, doubled: 0, other: [] };
  /** Actions whose result a client has seen. */
  answers = 0;
  /** Actions under way when the house was killed that were there afterwards, and those that were not. */
  readonly inDoubt = { kept: 0, gone: 0 };
  current: Entry | null = null;

  /** A Game.State that came to one of the players. first: the first one since the house was started again. */
  hear(told: ToldState, first: boolean): void {
    const position = positionTold(told);
    const entry = this.entries.get(told.match) ?? this.begin(told, position);
    if (entry === null) return;
    const known = entry.answered.get(position);
    const latest = entry.answered.size - 1;
    if (entry.attempt !== null && position === positionOf(entry.attempt.after)) {
      if (first) this.inDoubt.kept += 1;
      else this.answers += 1;
      this.confirm(entry, entry.attempt);
    } else if (known === undefined) this.differs(entry, told, position);
    else if (first && known < latest) this.faults.lost += latest - known;
    else if (first && entry.attempt !== null) {
      this.inDoubt.gone += 1;
      entry.attempt = null;
    }
  }

  /** A player is back, and has no match that waits. */
  missing(): void {
    const { current } = this;
    if (current === null) return;
    const mayBeOver = current.attempt !== null && isOver(current.attempt.after);
    if (!isOver(current.state) && !mayBeOver) this.faults.lost += current.answered.size;
    this.current = null;
  }

  /** A line that the rules allow and that changes the position, by whoever may act. Throws when nobody may. */
  next(rng: Rng): Attempt {
    const { current } = this;
    if (current === null) throw new Error('no match');
    // A position that was there before would be answered by what the slower client reads late.
    const found = attemptsIn(current.state).filter(({ after }) => !current.answered.has(positionOf(after)));
    const attempt = found[rng.below(found.length)];
    if (attempt === undefined) throw new Error(`nothing to play in ${positionOf(current.state)}`);
    current.attempt = attempt;
    return attempt;
  }

  private begin(told: ToldState, position: string): Entry | null {
    this.missing();
    const rules = presetOf(told.game, told.rules);
    if (rules === undefined) throw new Error(`no rules ${told.rules}`);
    const state = gameOf(rules).start(rules);
    const entry: Entry = {
      id: told.match,
      state,
      events: [],
      answered: new Map([[positionOf(state), 0]]),
      attempt: null,
    };
    if (position !== positionOf(state)) {
      this.differs(entry, told, position);
      return null;
    }
    this.entries.set(told.match, entry);
    this.current = entry;
    return entry;
  }

  private confirm(entry: Entry, attempt: Attempt): void {
    entry.state = attempt.after;
    entry.events.push(...attempt.events);
    entry.answered.set(positionOf(attempt.after), entry.answered.size);
    entry.attempt = null;
  }

  private differs(entry: Entry, told: ToldState, position: string): void {
    const ply = gameOf(entry.state).plyOf(entry.state);
    if (told.ply < ply) this.faults.lost += ply - told.ply;
    else if (told.ply > ply) this.faults.doubled += told.ply - ply;
    this.faults.other.push(`match ${entry.id}: told ${position}, answered ${positionOf(entry.state)}`);
  }
}

export const isOver = (state: GameState): boolean => gameOf(state).phaseOf(state) === 'over';

function fillings(): readonly (readonly [string, GameAction])[] {
  const game = 'khalaha';
  const found: (readonly [string, GameAction])[] = [['fuelle fertig', { game, type: 'finishFilling' }]];
  for (const seeds of [4, 5, 6]) {
    found.push([`fuelle alle mit ${seeds}`, { game, type: 'fillAll', seeds }]);
    for (const pit of [1, 2, 3, 4, 5, 6]) {
      found.push([`fuelle ${pit} mit ${seeds}`, { game, type: 'fill', pit, seeds }]);
    }
  }
  return found;
}

function moves(state: GameState): readonly (readonly [string, GameAction])[] {
  const game = gameOf(state);
  return game.legalMoves(state).flatMap((move) => {
    const action = game.parseMove(state, move);
    return action.ok ? [[move, action.value] as const] : [];
  });
}

function attemptsIn(state: GameState): readonly Attempt[] {
  const game = gameOf(state);
  const actions = game.phaseOf(state) === 'filling' ? fillings() : moves(state);
  return SIDES.filter((side) => game.mayAct(state, side)).flatMap((side) =>
    actions.flatMap(([typed, action]) => {
      const decided = game.decide(state, side, action);
      if (!decided.ok) return [];
      const after = decided.value.reduce((now, event) => game.evolve(now, event), state);
      return [{ side, typed, events: decided.value, after }];
    }),
  );
}
