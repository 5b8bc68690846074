/**
 * Passwords are kept as hashes only. Both calls take time on purpose, one after the other; 'busy' when too many wait
 * already, and nothing was done.
 */
import type { Result } from '../kernel/result';

export interface Passwords {
  hash(password: string): Promise<Result<string, 'busy'>>;
  matches(hash: string, password: string): Promise<Result<boolean, 'busy'>>;
}
