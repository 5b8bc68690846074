/** Where somebody can be when a line is typed. */
import type { Moment, Situation } from '../../src/command/definition';

const hall: Situation = {
  place: 'hall',
  game: null,
  seated: false,
  phase: null,
  adjourned: false,
  steward: false,
  people: ['Anna', 'Bernd', 'Jürgen'],
};
const khalahaTable: Situation = { ...hall, place: 'table', game: 'khalaha', seated: true };
const kelmaTable: Situation = { ...khalahaTable, game: 'kelma' };

export const AT = {
  hall,
  office: { ...hall, steward: true },
  khalahaSaal: { ...hall, place: 'saal', game: 'khalaha' },
  kelmaSaal: { ...hall, place: 'saal', game: 'kelma' },
  emptyTable: khalahaTable,
  filling: { ...khalahaTable, phase: 'filling' },
  khalaha: { ...khalahaTable, phase: 'playing' },
  swapping: { ...khalahaTable, phase: 'playing', legal: ['1', 'x'] },
  watching: { ...khalahaTable, phase: 'playing', seated: false },
  over: { ...khalahaTable, phase: 'over' },
  adjourned: { ...khalahaTable, phase: 'playing', adjourned: true },
  kelma: { ...kelmaTable, phase: 'playing' },
} as const satisfies Record<string, Situation>;

/** A moment in which nothing waits. */
export const QUIET: Moment = {
  challenged: false,
  declinable: false,
  replaying: false,
  opponentAway: false,
  freeSeat: false,
  otherTable: false,
  resumable: false,
  hints: false,
  mayAct: false,
};

export type Where = keyof typeof AT;
export const SITUATIONS: readonly Situation[] = Object.values(AT);
