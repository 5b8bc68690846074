/** The tables as queries see them. `matches` is made from `events`, which alone are the truth about a match. */
import type { Generated, Kysely } from 'kysely';

export interface MatchesTable {
  readonly id: number;
  readonly started_at: number;
  readonly game: string;
  /** Of the person in that seat; null for a computer; `anna~1700000000000` once that account was removed. */
  readonly south_id: string | null;
  readonly north_id: string | null;
  /** null while the match goes on; the columns below hold something only when this does. */
  readonly reason: string | null;
  /** Side; null also for a draw. */
  readonly winner: number | null;
  readonly south_score: number | null;
  readonly north_score: number | null;
}

export interface EventsTable {
  readonly match: number;
  /** 1 for the first event. */
  readonly version: number;
  readonly type: string;
  /** Version of the form in which this type is stored. */
  readonly format: number;
  /** JSON. */
  readonly data: string;
}

export interface AccountsTable {
  readonly id: string;
  readonly name: string;
  readonly proof_kind: string;
  /** Return word, or hash of the password. */
  readonly proof: string;
  /** JSON. */
  readonly settings: string;
  readonly created_at: number;
  readonly seen_at: number;
  /** 1 for a steward. */
  readonly steward: number;
}

export interface StewardLogTable {
  readonly at: number;
  readonly kind: string;
  readonly by_id: string | null;
  readonly by_name: string | null;
  readonly whom_id: string | null;
  readonly whom_name: string | null;
  readonly until: number | null;
  readonly address: string | null;
  readonly text: string;
}

export interface Tables {
  readonly matches: MatchesTable;
  readonly events: EventsTable;
  readonly accounts: AccountsTable;
  readonly steward_log: StewardLogTable & { readonly id: Generated<number> };
}

export type Db = Kysely<Tables>;
