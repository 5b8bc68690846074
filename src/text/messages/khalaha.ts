/** What can be said about: khalaha. */
import type { MessageTable } from '../params';

export const KHALAHA_MESSAGES = {} as const satisfies MessageTable;
