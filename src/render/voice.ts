/** A catalogue as one client can show it: sentences in its language, reduced to its charset. */
import type { Catalogue } from '../text/catalogue';
import type { Message } from '../text/message';
import type { Capabilities } from './capabilities';
import { transliterate } from './transliterate';
import { wrap } from './wrap';

/** One message as lines that are never wider than the client. */
export function renderMessage(
  message: Message,
  capabilities: Capabilities,
  catalogue: Catalogue,
): readonly string[] {
  return wrap(transliterate(catalogue.say(message), capabilities.charset), capabilities.columns);
}
