/** Where a session went another way than its script: what was expected, what came, of whom, and in which line. */

export interface Mismatch {
  readonly line: number;
  readonly who: string;
  /**
   * different: another line came. silent: none came in time. closed: the line ended before. open: it should have
   * ended. unmentioned: lines came that the script does not have.
   */
  readonly why: 'different' | 'silent' | 'closed' | 'open' | 'unmentioned';
  /** As the script has it; null where nothing was expected. */
  readonly expected: string | null;
  /** The last lines, messages or bytes that came instead; may be empty. */
  readonly came: readonly string[];
}

const MOST = 12;

export const lastOf = (came: readonly string[]): readonly string[] => came.slice(-MOST);
