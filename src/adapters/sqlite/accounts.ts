/** Accounts on an open database. */
import { sql } from 'kysely';
import { z } from 'zod';
import { err, ok, type Result } from '../../kernel/result';
import type { PlayerId } from '../../match/player';
import type { Account, Accounts, StoredSettings } from '../../ports/accounts';
import type { AccountsTable, Db } from './schema';

const settings = z.record(z.string(), z.union([z.string(), z.number(), z.boolean()]));

/** Settings that cannot be read are none: nobody loses a name over them. */
function settingsOf(stored: string): StoredSettings {
  try {
    return settings.catch({}).parse(JSON.parse(stored));
  } catch {
    return {};
  }
}

function proofOf({ id, proof_kind: kind, proof }: AccountsTable): Account['proof'] {
  if (kind === 'password') return { kind, hash: proof };
  if (kind === 'returnWord') return { kind, word: proof };
  throw new Error(`account ${id} has no proof that is known: ${kind}`);
}

const accountOf = (row: AccountsTable): Account => ({
  id: row.id as PlayerId,
  name: row.name,
  proof: proofOf(row),
  settings: settingsOf(row.settings),
  steward: row.steward === 1,
  createdAt: row.created_at,
  seenAt: row.seen_at,
});

const rowOf = ({ id, name, proof, settings: set, steward, createdAt, seenAt }: Account): AccountsTable => ({
  id,
  name,
  proof_kind: proof.kind,
  proof: proof.kind === 'password' ? proof.hash : proof.word,
  settings: JSON.stringify(set),
  steward: steward ? 1 : 0,
  created_at: createdAt,
  seen_at: seenAt,
});

/**
 * A commit that is in the file at once and on the disk with the next durable one. Guests come and go often, and while
 * one commit is made durable every move waits for the next; what of theirs matters is a match, whose commit takes their
 * account along.
 */
const lightly = <T>(db: Db, work: (connection: Db) => Promise<T>): Promise<T> =>
  db.connection().execute(async (connection) => {
    await sql`PRAGMA synchronous = NORMAL`.execute(connection);
    try {
      return await work(connection);
    } finally {
      await sql`PRAGMA synchronous = FULL`.execute(connection);
    }
  });

/** What somebody owns by a password is on the disk before it is answered. */
const asItDeserves = <T>(db: Db, { proof }: Account, work: (connection: Db) => Promise<T>): Promise<T> =>
  proof.kind === 'password' ? work(db) : lightly(db, work);

/** Removes the account, and gives what it has finished to an id that no name folds to. */
async function removeWhole(on: Db, id: PlayerId): Promise<void> {
  const since = on.selectFrom('accounts').where('id', '=', id).select('created_at');
  const former = sql<string>`${id} || '~' || coalesce((${since}), '')`;
  for (const seat of ['south_id', 'north_id'] as const) {
    await on
      .updateTable('matches')
      .set(seat, former)
      .where(seat, '=', id)
      .where('reason', 'is not', null)
      .execute();
  }
  await on.deleteFrom('accounts').where('id', '=', id).execute();
}

/** failed: told of each error of the database, since the contract's code does not say it. */
export function createSqliteAccounts(db: Db, failed: (error: unknown) => void): Accounts {
  const guarded = async <E>(
    work: () => Promise<Result<null, E>>,
  ): Promise<Result<null, E | 'unavailable'>> => {
    try {
      return await work();
    } catch (error) {
      failed(error);
      return err('unavailable');
    }
  };
  return {
    async find(id) {
      const row = await db.selectFrom('accounts').where('id', '=', id).selectAll().executeTakeFirst();
      return row === undefined ? null : accountOf(row);
    },
    add: (account) =>
      guarded<'taken'>(async () => {
        const { numInsertedOrUpdatedRows: added } = await asItDeserves(db, account, (on) =>
          on
            .insertInto('accounts')
            .values(rowOf(account))
            .onConflict((conflict) => conflict.column('id').doNothing())
            .executeTakeFirst(),
        );
        return added === 1n ? ok(null) : err('taken');
      }),
    save: (account) =>
      guarded<never>(async () => {
        const row = rowOf(account);
        await asItDeserves(db, account, (on) =>
          on
            .insertInto('accounts')
            .values(row)
            .onConflict((conflict) => conflict.column('id').doUpdateSet(row))
            .execute(),
        );
        return ok(null);
      }),
    remove: (id) =>
      guarded<never>(async () => {
        await lightly(db, (on) => on.transaction().execute((whole) => removeWhole(whole, id)));
        return ok(null);
      }),
    async stewards() {
      const rows = await db
        .selectFrom('accounts')
        .where('steward', '=', 1)
        .orderBy('id')
        .selectAll()
        .execute();
      return rows.map(accountOf);
    },
  };
}
