/** Many lives of one house: killed and stopped at random moments; in the end the database is held against the ledger. */
import { join } from 'node:path';
import { openSqlite } from '../../src/adapters/sqlite/open';
import { createRng } from '../../src/kernel/rng';
import type { MatchId } from '../../src/match/events';
import { same, verify } from '../../src/match/verify';
import { Ledger, type Entry } from './ledger';
import { live, type Life, type World } from './life';

export interface CampaignSettings {
  readonly program: string;
  readonly dataDir: string;
  readonly kills: number;
  readonly terms: number;
  readonly rngSeed: number;
  /** Told after each life. */
  readonly progress?: (done: number, ledger: Ledger) => void;
}

export interface CampaignReport {
  readonly kills: readonly Life[];
  readonly terms: readonly Life[];
  readonly ledger: Ledger;
  readonly matches: number;
  readonly finished: number;
}

/**
 * The stored events of the game must be those that were answered, and perhaps those of the last attempt; what differs
 * is noted in the ledger. The value is the number of unfinished matches.
 */
export async function compare(world: World): Promise<number> {
  const { ledger, dataDir } = world;
  const opened = openSqlite(join(dataDir, 'spielhaus.db'));
  if (!opened.ok) throw new Error(JSON.stringify(opened.error));
  const { events: store } = opened.value;
  for (const entry of ledger.entries.values()) {
    const stored = await store.read(Number(entry.id) as MatchId);
    const verified = verify(stored);
    if ('code' in verified) ledger.faults.other.push(`match ${entry.id}: ${JSON.stringify(verified)}`);
    const played = stored.flatMap((event) => (event.type === 'Played' ? [event.event] : []));
    if (!isAnswered(entry, played)) {
      const difference = entry.events.length - played.length;
      if (difference > 0) ledger.faults.lost += difference;
      else ledger.faults.doubled += Math.max(1, -difference);
      ledger.faults.other.push(`match ${entry.id}: other events are stored than were answered`);
    }
  }
  const unfinished = (await store.unfinished()).length;
  await opened.value.close();
  return unfinished;
}

const isAnswered = (entry: Entry, played: readonly unknown[]): boolean =>
  same(played, entry.events) || same(played, [...entry.events, ...(entry.attempt?.events ?? [])]);

/** Signals in random order, so that each kind follows on each. */
export async function campaign(settings: CampaignSettings): Promise<CampaignReport> {
  const rng = createRng(settings.rngSeed);
  const ledger = new Ledger();
  const world: World = { ...settings, rng, ledger, words: new Map() };
  const kills: Life[] = [];
  const terms: Life[] = [];
  while (kills.length < settings.kills || terms.length < settings.terms) {
    const left = [settings.kills - kills.length, settings.terms - terms.length] as const;
    const isKill = rng.below(left[0] + left[1]) < left[0];
    const life = await live(world, isKill ? 'SIGKILL' : 'SIGTERM');
    (isKill ? kills : terms).push(life);
    settings.progress?.(kills.length + terms.length, ledger);
  }
  const unfinished = await compare(world);
  const matches = ledger.entries.size;
  return { kills, terms, ledger, matches, finished: matches - unfinished };
}
