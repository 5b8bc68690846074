/** The computer's Khalaha: solver, endgame tables, levels. */
export * from './endgame-file';
export { buildEndgameTable } from './endgame-table';
export type { EndgameTable, TableProgress } from './endgame-table';
export { chooseFilling } from './filling';
export * from './level';
export type { SearchLimits } from './limits';
export { createSolver, solve } from './solve';
export type { MoveValue, Solution, SolveLimits, Solver } from './solve';
