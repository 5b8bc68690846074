/** What can be said about: match. */
import type { MessageTable } from '../params';

export const MATCH_MESSAGES = {} as const satisfies MessageTable;
