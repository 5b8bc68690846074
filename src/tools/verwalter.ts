/** npm run verwalter -- ernenne <name> | entziehe <name> | liste: who may act as a steward, also while the house runs. */
import { existsSync } from 'node:fs';
import { openSqlite, type SqliteStores } from '../adapters/sqlite/open';
import { createSystemClock } from '../adapters/system/clock';
import { readConfig } from '../config';
import { playerIdOf } from '../match/player';
import { explainFault } from '../start-faults';

/** Says one line to the host. */
type Say = (line: string) => void;

const USAGE = 'npm run verwalter -- ernenne <name> | entziehe <name> | liste';

async function list({ accounts }: SqliteStores, say: Say): Promise<number> {
  const stewards = await accounts.stewards();
  for (const { name } of stewards) say(name);
  if (stewards.length === 0) say('Es gibt noch keine Verwalter.');
  return 0;
}

/** The office is noted before it is given or taken, as everything that stewards do. */
async function change(
  stores: SqliteStores,
  name: string,
  steward: boolean,
  say: Say,
  refuse: Say,
): Promise<number> {
  const account = await stores.accounts.find(playerIdOf(name));
  if (account === null) {
    refuse(
      `Niemand heißt ${name}. Der Name muss sich erst im Haus angemeldet und ein Passwort gesetzt haben.`,
    );
    return 1;
  }
  if (steward && account.proof.kind !== 'password') {
    refuse(`${account.name} ist zu Gast. Erst mit einem Passwort gehört der Name jemandem: passwort`);
    return 1;
  }
  if (account.steward === steward) {
    say(steward ? `${account.name} ist schon Verwalter.` : `${account.name} ist kein Verwalter.`);
    return 0;
  }
  const { id } = account;
  const noted = await stores.stewardLog.add({
    at: createSystemClock().now(),
    kind: steward ? 'appoint' : 'dismiss',
    by: null,
    whom: { id, name: account.name },
    until: null,
    address: null,
    text: '',
  });
  const saved = noted.ok && (await stores.accounts.save({ ...account, steward })).ok;
  if (!saved) refuse('Die Datenbank nimmt gerade nichts an; es bleibt, wie es war.');
  else if (steward) say(`${account.name} ist jetzt Verwalter, von der nächsten Anmeldung an.`);
  else say(`${account.name} ist kein Verwalter mehr.`);
  return saved ? 0 : 1;
}

/**
 * words: what stands after the command. refuse: says why nothing is done. The value is the exit code: 0 done, 1 refused,
 * 2 not understood.
 */
export async function appoint(
  env: Readonly<Record<string, string | undefined>>,
  words: readonly string[],
  say: Say,
  refuse: Say,
): Promise<number> {
  const [what, name] = words;
  const known = what === 'liste' ? words.length === 1 : what === 'ernenne' || what === 'entziehe';
  if (!known || (what !== 'liste' && (name === undefined || words.length > 2))) {
    refuse(USAGE);
    return 2;
  }
  const config = readConfig(env);
  if (!config.ok) {
    refuse(config.error);
    return 2;
  }
  const { database } = config.value;
  if (!existsSync(database)) {
    refuse(`Es gibt keine Datenbank ${database}.`);
    return 2;
  }
  const stores = openSqlite(database);
  if (!stores.ok) {
    refuse(explainFault(database, stores.error));
    return 2;
  }
  try {
    return name === undefined
      ? await list(stores.value, say)
      : await change(stores.value, name, what === 'ernenne', say, refuse);
  } finally {
    await stores.value.close();
  }
}

if (require.main === module) {
  const to =
    (stream: NodeJS.WriteStream): Say =>
    (line) =>
      void stream.write(`${line}\n`);
  void appoint(process.env, process.argv.slice(2), to(process.stdout), to(process.stderr)).then((code) => {
    process.exitCode = code;
  });
}
