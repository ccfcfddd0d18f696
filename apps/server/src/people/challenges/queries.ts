import type { TimeSpan } from '@baize/std/calendar';
import type { Instant } from '@baize/std/time';
import { sql } from 'kysely';
import { type Db, openValue, type Row, sealValue, type Tx } from '../../base/db/index.ts';

/** There is one, and its row says so. */
const THE_SECRET = { of: 'challenges_secret.key', row: 'true' } as const;

export async function findSecret(db: Db | Tx): Promise<string | undefined> {
  const row = await db.selectFrom('challenges_secret').select('key').executeTakeFirst();
  return row && openValue(db, THE_SECRET, row.key);
}

export async function getSecret(db: Db | Tx): Promise<string> {
  const row = await db.selectFrom('challenges_secret').select('key').executeTakeFirstOrThrow();
  return openValue(db, THE_SECRET, row.key);
}

export const insertSecret = (db: Db | Tx, key: string) =>
  db
    .insertInto('challenges_secret')
    .values({ key: sealValue(db, THE_SECRET, key) })
    .onConflict((conflict) => conflict.doNothing())
    .execute();

/** Whoever asks for the same waits here until the one before has committed. */
export const waitForTurn = (tx: Tx, what: string) =>
  sql`select pg_advisory_xact_lock(hashtextextended(${what}, 82))`.execute(tx);

/** Whether it was not spent before. Of many at once, one hears yes. */
export async function insertSpent(db: Db | Tx, row: Row<'challenges_spent'>): Promise<boolean> {
  const { numInsertedOrUpdatedRows } = await db
    .insertInto('challenges_spent')
    .values(row)
    .onConflict((conflict) => conflict.doNothing())
    .executeTakeFirstOrThrow();
  return numInsertedOrUpdatedRows === 1n;
}

export const findLatestCaptcha = (tx: Tx, { id, network }: { id: string; network: string }) =>
  tx
    .selectFrom('challenges_captcha')
    .select('created_at')
    .where((row) => row.or([row('id', '=', id), row('network', '=', network)]))
    .orderBy('created_at', 'desc')
    .limit(1)
    .executeTakeFirst();

export const saveCaptcha = (tx: Tx, row: Row<'challenges_captcha'>) =>
  tx
    .insertInto('challenges_captcha')
    .values(row)
    .onConflict((conflict) => conflict.column('id').doUpdateSet(row))
    .execute();

/** The picture is used up by the asking, whatever the answer was. */
export const useCaptcha = (db: Db | Tx, id: string, now: Instant) =>
  db
    .updateTable('challenges_captcha')
    .set({ used_at: now })
    .where('id', '=', id)
    .where('used_at', 'is', null)
    .returning(['answer_hash', 'created_at'])
    .executeTakeFirst();

/** When codes were sent to a target, or asked for from a network, newest first. */
export const listSends = (
  tx: Tx,
  by: { target: string } | { network: string },
  { from, to }: TimeSpan,
) =>
  tx
    .selectFrom('challenges_code')
    .select(['purpose', 'created_at', 'used_at'])
    .where((row) =>
      'target' in by ? row('target', '=', by.target) : row('network', '=', by.network),
    )
    .where('created_at', '>', from)
    .where('created_at', '<', to)
    .orderBy('created_at', 'desc')
    .execute();

export const insertCode = (tx: Tx, row: Row<'challenges_code'>) =>
  tx.insertInto('challenges_code').values(row).execute();

/** A new code is the only one of its purpose that counts. */
export const retireCodes = (tx: Tx, purpose: string, { target, now }: CodeOf) =>
  tx
    .updateTable('challenges_code')
    .set({ used_at: now })
    .where('purpose', '=', purpose)
    .where('target', '=', target)
    .where('used_at', 'is', null)
    .execute();

type CodeOf = { readonly target: string; readonly now: Instant };

/**
 * The code that counts, with this guess counted already: of a thousand guesses at once, no more
 * than allowed are ever compared.
 */
export const takeGuess = (
  db: Db | Tx,
  of: { purpose: string; target: string },
  guessesMax: number,
) =>
  db
    .updateTable('challenges_code')
    .set((row) => ({ failures: row('failures', '+', 1) }))
    .where('purpose', '=', of.purpose)
    .where('target', '=', of.target)
    .where('used_at', 'is', null)
    .where('failures', '<', guessesMax)
    .returning(['id', 'code_hash', 'created_at', 'expires_at'])
    .executeTakeFirst();

/** Whether it was not used before. */
export async function useCode(db: Db | Tx, id: string, now: Instant): Promise<boolean> {
  const { numUpdatedRows } = await db
    .updateTable('challenges_code')
    .set({ used_at: now })
    .where('id', '=', id)
    .where('used_at', 'is', null)
    .executeTakeFirstOrThrow();
  return numUpdatedRows === 1n;
}

export const endCode = (db: Db | Tx, id: string) =>
  db
    .updateTable('challenges_code')
    .set((row) => ({ expires_at: row.ref('created_at') }))
    .where('id', '=', id)
    .execute();

export const listFailures = (db: Db | Tx, keys: readonly string[]) =>
  db.selectFrom('challenges_failure').selectAll().where('key', 'in', keys).execute();

/** In the order of the keys, which is one order everywhere. A missing row is made first. */
export async function lockFailures(tx: Tx, keys: readonly string[], now: Instant) {
  const sorted = keys.toSorted();
  await tx
    .insertInto('challenges_failure')
    .values(sorted.map((key) => ({ key, failures: 0, first_at: now, last_at: now })))
    .onConflict((conflict) => conflict.doNothing())
    .execute();
  return tx
    .selectFrom('challenges_failure')
    .selectAll()
    .where('key', 'in', sorted)
    .orderBy('key')
    .forUpdate()
    .execute();
}

/** All at once: who guesses wrong is not kept waiting for each count. */
export const saveFailures = (tx: Db | Tx, rows: readonly Row<'challenges_failure'>[]) =>
  tx
    .insertInto('challenges_failure')
    .values([...rows])
    .onConflict((conflict) =>
      conflict.column('key').doUpdateSet((row) => ({
        failures: row.ref('excluded.failures'),
        first_at: row.ref('excluded.first_at'),
        last_at: row.ref('excluded.last_at'),
        blocked_until: row.ref('excluded.blocked_until'),
      })),
    )
    .execute();

/** Locked in the order of the keys first: two who clear the same would else wait for each other. */
export const deleteFailures = (db: Db | Tx, keys: readonly string[]) =>
  db
    .deleteFrom('challenges_failure')
    .where('key', 'in', (row) =>
      row
        .selectFrom('challenges_failure')
        .select('key')
        .where('key', 'in', keys)
        .orderBy('key')
        .forUpdate(),
    )
    .execute();

/** Forgets what has been of no use since that moment. */
export async function deleteBefore(db: Db | Tx, before: Instant): Promise<void> {
  await db.deleteFrom('challenges_captcha').where('expires_at', '<', before).execute();
  await db.deleteFrom('challenges_spent').where('expires_at', '<', before).execute();
  await db.deleteFrom('challenges_code').where('expires_at', '<', before).execute();
  await db
    .deleteFrom('challenges_failure')
    .where('key', 'in', (row) =>
      row
        .selectFrom('challenges_failure')
        .select('key')
        .where('last_at', '<', before)
        .forUpdate()
        .skipLocked(),
    )
    .execute();
}

/** What follows can be taken back without the transaction around it. */
export const setSavepoint = (tx: Tx) => sql`savepoint challenges_mark`.execute(tx);
export const keepMark = (tx: Tx) => sql`release savepoint challenges_mark`.execute(tx);
export const returnToMark = (tx: Tx) => sql`rollback to savepoint challenges_mark`.execute(tx);
