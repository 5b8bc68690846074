/** What can be said about: board. */
import type { MessageTable } from '../params';

export const BOARD_MESSAGES = {} as const satisfies MessageTable;
