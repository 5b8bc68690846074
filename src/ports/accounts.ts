/** What the house keeps of people: how they prove who they are, and what they have set. */
import type { PlayerId } from '../match/player';
import type { Result } from '../kernel/result';

/** As typed with `stelle`, by name; unknown names and values are dropped when read. */
export type StoredSettings = Readonly<Record<string, string | number | boolean>>;

export interface Account {
  readonly id: PlayerId;
  /** As its owner spells it. */
  readonly name: string;
  /** A guest proves who it is by the return word; an owner by the password. */
  readonly proof:
    | { readonly kind: 'returnWord'; readonly word: string }
    | { readonly kind: 'password'; readonly hash: string };
  readonly settings: StoredSettings;
  /** May act as a steward, as long as the name is owned by a password. */
  readonly steward: boolean;
  /** Milliseconds since the epoch. */
  readonly createdAt: number;
  readonly seenAt: number;
}

export interface Accounts {
  find(id: PlayerId): Promise<Account | null>;
  /** Adds a new account; 'taken' if the id exists already. */
  add(account: Account): Promise<Result<null, 'taken' | 'unavailable'>>;
  /** Replaces the account of that id. */
  save(account: Account): Promise<Result<null, 'unavailable'>>;
  /**
   * Frees the id. What it has finished is nobody's from then on: whoever takes it later inherits neither matches nor
   * statistics, while its opponents keep theirs, with the name as it was.
   */
  remove(id: PlayerId): Promise<Result<null, 'unavailable'>>;
  /** Ordered by id. */
  stewards(): Promise<readonly Account[]>;
}
