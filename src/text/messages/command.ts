/** What can be said about: command. */
import type { MessageTable } from '../params';

export const COMMAND_MESSAGES = {} as const satisfies MessageTable;
