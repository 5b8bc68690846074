/** A message as one client can show it: in its language, reduced to its charset, wrapped to its width. */
import type { Catalogue } from '../text/catalogue';
import type { Message } from '../text/message';
import type { Capabilities } from './capabilities';
import { transliterate } from './transliterate';
import { wrap } from './wrap';

/** Lines that are never wider than the client. */
export function renderMessage(
  message: Message,
  capabilities: Capabilities,
  catalogue: Catalogue,
): readonly string[] {
  return wrap(transliterate(catalogue.say(message), capabilities.charset), capabilities.columns);
}
