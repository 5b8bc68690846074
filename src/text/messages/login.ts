/** What can be said about: login. */
import type { MessageTable } from '../params';

export const LOGIN_MESSAGES = {} as const satisfies MessageTable;
