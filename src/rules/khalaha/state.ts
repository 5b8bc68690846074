/** The state of one game of Khalaha: plain data, seen from neither side. Index 0 is south, pits run from pit 1. */
import type { BySide, OfGame, Outcome, Phase, Side } from '../game';
import { SOUTH } from '../game';
import type { KhalahaRules } from './rules';
import { PITS, PIT_NUMBERS } from './rules';

/** Seeds in pits 1-6 of one side. */
export type Pits = readonly number[];

export interface KhalahaState extends OfGame<'khalaha'> {
  readonly rules: KhalahaRules;
  readonly phase: Phase;
  /** 0 in the filling phase: not filled yet. */
  readonly pits: BySide<Pits>;
  readonly stores: BySide<number>;
  /** Seeds left of what each side may fill in; out of the game once filling is over (K5). */
  readonly supply: BySide<number>;
  /** Who has finished filling. */
  readonly ready: BySide<boolean>;
  readonly turn: Side | null;
  /** Sowings made; passes and the change of sides do not count. */
  readonly ply: number;
  readonly outcome: Outcome | null;
  /** South's first turn is not complete yet. */
  readonly opening: boolean;
  /** North may change sides now. */
  readonly swapOpen: boolean;
}

export const NO_PITS: Pits = [0, 0, 0, 0, 0, 0];

export const totalOf = (pits: Pits): number => pits.reduce((sum, seeds) => sum + seeds, 0);

/** Seeds in a pit 1-6. */
export const seedsIn = (pits: Pits, pit: number): number => pits[pit - 1] ?? 0;

/** The numbers of the pits that hold seeds. */
export const filledPits = (pits: Pits): number[] => PIT_NUMBERS.filter((pit) => seedsIn(pits, pit) > 0);

/** A pair with one side's value replaced. */
export const withSide = <T>(pair: BySide<T>, side: Side, value: T): BySide<T> =>
  side === SOUTH ? [value, pair[1]] : [pair[0], value];

/** The state before anything has happened: nothing filled, or filled by the rules and south to move. */
export function startOf(rules: KhalahaRules): KhalahaState {
  const { filling } = rules;
  const byPlayers = filling.kind === 'players';
  const pits: Pits = byPlayers ? NO_PITS : Array.from({ length: PITS }, () => filling.seeds);
  const supply = byPlayers ? filling.supply : 0;
  return {
    game: 'khalaha',
    rules,
    phase: byPlayers ? 'filling' : 'playing',
    pits: [pits, pits],
    stores: [0, 0],
    supply: [supply, supply],
    ready: [!byPlayers, !byPlayers],
    turn: byPlayers ? null : SOUTH,
    ply: 0,
    outcome: null,
    opening: true,
    swapOpen: false,
  };
}

/** The end by stores alone (K12): fillings may differ, so nothing is decided by half of all seeds. */
export function outcomeByStores(stores: BySide<number>): Outcome {
  const [south, north] = stores;
  return { winner: south === north ? null : south > north ? 0 : 1, reason: 'stores', score: stores };
}
