/** What is said of people talking. Words of theirs are cleaned before they come here. */
import type { MessageTable } from '../params';

export const TALK_MESSAGES = {
  'talk-say': { to: 'text', name: 'text', text: 'text' },
  'talk-emote': { name: 'text', text: 'text' },
  'talk-shout': { to: 'text', name: 'text', text: 'text' },
  'talk-whisper': { to: 'text', name: 'text', text: 'text' },
  'talk-told': { name: 'text', text: 'text' },
  'talk-tells': { name: 'text', text: 'text' },
  'talk-nothing': {},
  'talk-nobody-hears': {},
  'talk-no-partner': {},
  'talk-too-fast': { seconds: 'number' },
  'ignore-on': { name: 'text' },
  'ignore-off': { name: 'text' },
  'ignore-list': { names: 'list' },
  'ignore-nobody': {},
  'ignore-self': {},
  'ignore-too-many': { most: 'number' },
} as const satisfies MessageTable;
