/** Passwords are kept as hashes only. Both calls take time on purpose; how many run at once is bounded. */

export interface Passwords {
  hash(password: string): Promise<string>;
  matches(hash: string, password: string): Promise<boolean>;
}
