/** What is said of stewards, bans, announcements and reports. Words of people are cleaned before they come here. */
import type { MessageTable } from '../params';

export const STEWARD_MESSAGES = {
  // until: a date, or 'ever'.
  'login-banned': { until: 'text', reason: 'text' },
  'banned-you': { until: 'text', reason: 'text' },
  'muted-you': { reason: 'text' },
  'kicked-you': { reason: 'text' },
  'pardoned-you': {},
  muted: { reason: 'text' },
  'steward-welcome': {},
  'steward-banned': { name: 'text', until: 'text' },
  'steward-muted': { name: 'text' },
  'steward-kicked': { name: 'text' },
  'steward-pardoned': { name: 'text' },
  'steward-untouchable': { name: 'text' },
  'steward-nothing-to-pardon': { name: 'text' },
  'steward-needs-reason': {},
  'steward-no-more': {},
  announcement: { text: 'text' },
  'shutdown-in': { minutes: 'number' },
  'shutdown-reason': { reason: 'text' },
  'shutdown-soon': { seconds: 'number' },
  'shutdown-called-off': {},
  'shutdown-none': {},
  'shutdown-by': {},
  'log-empty': {},
  'log-heading': { count: 'number' },
  // kind: of the entry; by, whom: '' for nobody; until: a date, 'ever' or ''.
  'log-line': { kind: 'text', by: 'text', whom: 'text', until: 'text', text: 'text' },
  'report-thanks': {},
  'report-empty': {},
  'report-too-soon': { seconds: 'number' },
  'report-came': { kind: 'text', by: 'text', whom: 'text', text: 'text' },
} as const satisfies MessageTable;
