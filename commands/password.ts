/** Makes the name one's own by a password, or changes it; the session asks for it. */
import { defineCommand, PLACE_KINDS } from '../src/command/definition';
import { nothing } from './lexicon/slots';

export default defineCommand({
  id: 'password',
  group: 'figure',
  words: { de: ['passwort'], en: ['password'] },
  forms: { de: [''], en: [''] },
  places: PLACE_KINDS,
  who: 'anyone',
  args: nothing,
  examples: { de: [['passwort', {}]], en: [['password', {}]] },
  seeAlso: ['delete-figure', 'finger'],
  run: () => ({ type: 'changePassword' }),
});
