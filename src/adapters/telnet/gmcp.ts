/** GMCP (option 201): `Package.Message` and one JSON value, in UTF-8. */
import { isUtf8 } from 'node:buffer';
import { OPTION, subnegotiation } from './protocol';

export interface GmcpMessage {
  readonly name: string;
  /** Parsed JSON; undefined when there was no body. Untrusted. */
  readonly data: unknown;
}

/** Two or more words joined by dots, 64 characters at most. */
const NAME = /^[A-Za-z_][\w-]*(?:\.[A-Za-z_][\w-]*)+$/;
const MAX_NAME = 64;

export function makeGmcp(name: string, data: unknown): Buffer {
  const json = data === undefined ? '' : ` ${JSON.stringify(data)}`;
  return subnegotiation(OPTION.GMCP, Buffer.from(name + json, 'utf8'));
}

/** null: malformed, to be ignored. */
export function readGmcp(body: Buffer): GmcpMessage | null {
  if (!isUtf8(body)) return null;
  const text = body.toString('utf8');
  const space = text.indexOf(' ');
  const name = space < 0 ? text : text.slice(0, space);
  if (name.length > MAX_NAME || !NAME.test(name)) return null;
  const json = space < 0 ? '' : text.slice(space + 1).trim();
  if (json === '') return { name, data: undefined };
  try {
    return { name, data: JSON.parse(json, withoutPrototype) as unknown };
  } catch {
    return null;
  }
}

/** A key that could reach a prototype when somebody copies the object is left out. */
const withoutPrototype = (key: string, value: unknown): unknown => (key === '__proto__' ? undefined : value);
