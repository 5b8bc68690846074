/**
 * The GMCP messages that the house understands, each checked before anybody hears of it. What is of another name
 * or shape is left unheard: clients send packages of many other games.
 */
import { z } from 'zod';
import type { GmcpMessage } from './gmcp';

const SHORT = z.string().max(200);
/** `Game 1`: a package and its version. */
const PACKAGES = z.array(SHORT).max(100);
const NOTHING = z.unknown().transform(() => undefined);

const HEARD = {
  'Core.Hello': z.object({ client: SHORT, version: SHORT.optional() }),
  'Core.Supports.Set': PACKAGES,
  'Core.Supports.Add': PACKAGES,
  'Core.Supports.Remove': PACKAGES,
  'Core.KeepAlive': NOTHING,
  /** The body, an average round trip in milliseconds, is of no use here. */
  'Core.Ping': NOTHING,
  'Game.Get': NOTHING,
} as const satisfies Record<string, z.ZodType>;

export type GmcpName = keyof typeof HEARD;

/** Names are compared without regard to case. */
const BY_NAME: ReadonlyMap<string, GmcpName> = new Map(
  (Object.keys(HEARD) as GmcpName[]).map((name) => [name.toLowerCase(), name]),
);

/** The message under its name in full; null for what is not understood. */
export function heardGmcp({ name, data }: GmcpMessage): (GmcpMessage & { readonly name: GmcpName }) | null {
  const known = BY_NAME.get(name.toLowerCase());
  if (known === undefined) return null;
  const parsed = HEARD[known].safeParse(data);
  return parsed.success ? { name: known, data: parsed.data } : null;
}
