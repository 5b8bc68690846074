/** Whoever listens shall not be shown a drawn board: waits for what a client tells of itself, and remembers it. */
import type { House } from './house';
import type { Line } from './line';
import { changeAccount } from './own-account';
import { applySettings, storedSettings } from './preferences';

/** Three rounds of TTYPE on a slow line; who is silent for longer tells nothing. */
const LONGEST_MS = 1_000;
const LOOK_MS = 50;

/**
 * Resolves once the client has told what it is, or takes too long; at once where nothing is to come. To be awaited
 * before somebody comes in, since a match of theirs may wait, and its board is shown then. Once for each line.
 */
export async function clientKnown(house: House, line: Line): Promise<void> {
  const { clock } = house.ports;
  const until = clock.now() + LONGEST_MS;
  const awaits = (): boolean =>
    !line.introduced && line.connection.traits.introducing && clock.now() < until && house.open.has(line);
  if (!awaits()) return;
  while (awaits()) await new Promise<void>((resolve) => clock.after(LOOK_MS, resolve));
  line.introduced = true;
}

/** Keeps with the account that a screen reader reads to its person, the first time that a client of theirs tells so. */
export async function rememberReader(house: House, line: Line): Promise<void> {
  const { person, settings } = line;
  if (person === null || settings.board !== 'auto' || settings.reader !== 'unmet') return;
  if (!line.connection.traits.screenReader) return;
  const met = { ...settings, reader: 'met' } as const;
  const changed = await changeAccount(house, line, person, (account) => ({
    ...account,
    settings: storedSettings(met),
  }));
  if (changed !== 'changed') return;
  applySettings(line, met);
  line.say({ code: 'reader-remembered' });
}
