/** What is sent to a search thread and what comes back: plain data. */
import type { Level } from '../../match/player';
import type { Side } from '../../rules/game';
import type { GameAction, GameState } from '../../rules/registry';
import type { Judgement } from '../../ports/thinker';
import type { Tables } from './tables';

export type Job = (
  | {
      readonly kind: 'choose';
      readonly state: GameState;
      readonly side: Side;
      readonly level: Level;
      readonly rngSeed: number;
    }
  | { readonly kind: 'judge'; readonly state: GameState }
) & {
  /** Thinking ends after so many milliseconds, counted from when a thread takes the job. */
  readonly ms: number;
  /** Shared with the house: at `slot` it writes 1 when the job shall stop. */
  readonly stops: Int32Array;
  readonly slot: number;
  readonly tables: Tables;
};

export type JobResult = readonly GameAction[] | Judgement;
