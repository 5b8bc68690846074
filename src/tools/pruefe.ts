/** npm run pruefe: replays every stored match through the rules and reports what differs. Only reads. */
import { existsSync } from 'node:fs';
import { openSqliteForReading, type SqliteStores } from '../adapters/sqlite/open';
import { readConfig } from '../config';
import type { MatchId } from '../match/events';
import { same, verify } from '../match/verify';
import { explainFault } from '../start-faults';

/** Says one line to the host. */
type Say = (line: string) => void;

/** What is wrong with one match; null: nothing. */
async function differenceIn(stores: SqliteStores, match: MatchId): Promise<string | null> {
  try {
    const verified = verify(await stores.events.read(match));
    if ('code' in verified) return JSON.stringify(verified);
    const stored = await stores.endOf(match);
    if (same(stored, verified.end)) return null;
    return `Ende gespeichert als ${JSON.stringify(stored)}, nach den Regeln ${JSON.stringify(verified.end)}`;
  } catch (error) {
    return error instanceof Error ? error.message : String(error);
  }
}

/** The number of matches that differ. */
async function reportAll(stores: SqliteStores, last: number, say: Say): Promise<number> {
  let differing = 0;
  for (let id = 1; id <= last; id += 1) {
    const difference = await differenceIn(stores, id as MatchId);
    if (difference === null) continue;
    differing += 1;
    say(`Partie ${id}: ${difference}`);
  }
  return differing;
}

/** The exit code: 0 nothing differs, 1 something does, 2 there is nothing to check. */
export async function check(env: Readonly<Record<string, string | undefined>>, say: Say): Promise<number> {
  const config = readConfig(env);
  if (!config.ok) {
    say(config.error);
    return 2;
  }
  const { database } = config.value;
  if (!existsSync(database)) {
    say(`Es gibt keine Datenbank ${database}.`);
    return 2;
  }
  const stores = openSqliteForReading(database);
  if (!stores.ok) {
    say(explainFault(database, stores.error));
    return 2;
  }
  const last = await stores.value.events.lastMatch();
  const differing = await reportAll(stores.value, last, say);
  await stores.value.close();
  say(`${last} Partien geprüft, ${differing} weichen von den Regeln ab.`);
  return differing === 0 ? 0 : 1;
}

if (require.main === module) {
  void check(process.env, (line) => process.stdout.write(`${line}\n`)).then((code) => {
    process.exitCode = code;
  });
}
