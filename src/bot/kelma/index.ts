/** The computer's play of Kelma: search, levels and what their values mean. */
export type { Choice, Level, Strength } from './level';
export { choose, chooseWith, LEVELS, STRENGTHS } from './level';
export type { RatedMove, SearchOptions, SearchResult } from './search';
export { search } from './search';
export type { Task } from './thread';
export { isProven, pliesToEnd, WIN } from './value';
