/** CHARSET (RFC 2066): we offer, UTF-8 first; the client accepts one or none. */
import type { Charset } from '../../ports/connection';
import { OPTION, subnegotiation } from './protocol';

const REQUEST = 1;
const ACCEPTED = 2;
const REJECTED = 3;

const NAMES: Readonly<Record<string, Charset>> = {
  'UTF-8': 'utf8',
  UTF8: 'utf8',
  'ISO-8859-1': 'latin1',
  'ISO-8859-15': 'latin1',
  'WINDOWS-1252': 'latin1',
  LATIN1: 'latin1',
  'US-ASCII': 'ascii',
  ASCII: 'ascii',
};

/**
 * UTF-8 first, and no US-ASCII: Mudlet keeps the encoding that it has whenever that is on offer, which is ASCII
 * until the player changes it, and umlauts would be lost on a client that can show them.
 */
export const CHARSET_REQUEST = subnegotiation(OPTION.CHARSET, Buffer.from('\x01;UTF-8;ISO-8859-1', 'latin1'));
export const CHARSET_REJECTED = subnegotiation(OPTION.CHARSET, Buffer.of(REJECTED));

export type CharsetReply =
  | { readonly type: 'accepted'; readonly charset: Charset }
  | { readonly type: 'rejected' }
  /** The client offers on its part; the server's offer goes first (RFC 2066), so it is turned down. */
  | { readonly type: 'counterOffer' };

/** null: nothing that the RFC knows, or a name that was not offered. */
export function readCharsetReply(body: Buffer): CharsetReply | null {
  if (body[0] === REJECTED) return { type: 'rejected' };
  if (body[0] === REQUEST) return { type: 'counterOffer' };
  if (body[0] !== ACCEPTED) return null;
  const name = body.toString('latin1', 1, 41).trim().toUpperCase();
  const charset = Object.hasOwn(NAMES, name) ? NAMES[name] : undefined;
  return charset === undefined ? null : { type: 'accepted', charset };
}
