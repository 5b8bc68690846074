/** What stewards have done and players have reported: who, whom, when, why. Append-only. */
import type { Result } from '../kernel/result';
import type { PlayerId } from '../match/player';

/** Kinds that decide whether somebody may come in or talk; the newest of one person counts. */
export const SANCTION_KINDS = ['ban', 'mute', 'pardon'] as const;
/** What the host does at the machine. */
export const OFFICE_KINDS = ['appoint', 'dismiss'] as const;
export const REPORT_KINDS = ['report', 'bug', 'idea'] as const;
export type ReportKind = (typeof REPORT_KINDS)[number];
export type EntryKind =
  | (typeof SANCTION_KINDS)[number]
  | (typeof OFFICE_KINDS)[number]
  | ReportKind
  | 'kick'
  | 'announce'
  | 'shutdown'
  | 'shutdownOff';

export interface Named {
  readonly id: PlayerId;
  /** As it was spelt then. */
  readonly name: string;
}

export interface Entry {
  /** Milliseconds since the epoch. */
  readonly at: number;
  readonly kind: EntryKind;
  /** null: the host, at the machine. */
  readonly by: Named | null;
  readonly whom: Named | null;
  /** A ban ends then; null: never, or no ban. */
  readonly until: number | null;
  /** A guest's ban holds for guests from there, too; null: for the name alone. */
  readonly address: string | null;
  /** Why, or what was said; cleaned. */
  readonly text: string;
}

export interface StewardLog {
  /** Resolves only once it is as safe as the store can make it. */
  add(entry: Entry): Promise<Result<null, 'unavailable'>>;
  /** Newest first. */
  latest(limit: number): Promise<readonly Entry[]>;
  /** Everything of SANCTION_KINDS, oldest first. */
  sanctions(): Promise<readonly Entry[]>;
}
