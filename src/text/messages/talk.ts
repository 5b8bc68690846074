/** What can be said about: talk. */
import type { MessageTable } from '../params';

export const TALK_MESSAGES = {} as const satisfies MessageTable;
