/** What can be said about: kelma. */
import type { MessageTable } from '../params';

export const KELMA_MESSAGES = {} as const satisfies MessageTable;
