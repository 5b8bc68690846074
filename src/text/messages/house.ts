/** What can be said about: house. */
import type { MessageTable } from '../params';

export const HOUSE_MESSAGES = {} as const satisfies MessageTable;
