import type { Id } from '@baize/std/id';
import type { Instant } from '@baize/std/time';
import { type Db, openValue, type Row, sealValue, type Tx } from '../../base/db/index.ts';

export type OperatorRow = Row<'operators_operator'>;

const secretOf = (id: string) => ({ of: 'operators_operator.totp_secret', row: id }) as const;

const openOperator = (db: Db | Tx, row: OperatorRow): OperatorRow => ({
  ...row,
  totp_secret: openValue(db, secretOf(row.id), row.totp_secret),
});

export async function findByUsername(
  db: Db | Tx,
  username: string,
): Promise<OperatorRow | undefined> {
  const row = await db
    .selectFrom('operators_operator')
    .selectAll()
    .where('username', '=', username.toLowerCase())
    .executeTakeFirst();
  return row && openOperator(db, row);
}

export async function getOperator(db: Db | Tx, id: Id<'opr'>): Promise<OperatorRow> {
  const operators = db.selectFrom('operators_operator').selectAll();
  return openOperator(db, await operators.where('id', '=', id).executeTakeFirstOrThrow());
}

/** In the order of their ids, so that two who lock the same two do not wait for each other. */
export async function lockOperators(
  tx: Tx,
  ids: readonly Id<'opr'>[],
): Promise<readonly OperatorRow[]> {
  const rows = await tx
    .selectFrom('operators_operator')
    .selectAll()
    .where('id', 'in', ids)
    .orderBy('id')
    .forUpdate()
    .execute();
  return rows.map((row) => openOperator(tx, row));
}

export async function listOperators(db: Db | Tx): Promise<readonly OperatorRow[]> {
  const operators = db.selectFrom('operators_operator').selectAll();
  const rows = await operators.orderBy('created_at').orderBy('id').execute();
  return rows.map((row) => openOperator(db, row));
}

/** Whoever works here now. */
export const listActive = (db: Db | Tx) =>
  db
    .selectFrom('operators_operator')
    .select(['id', 'name', 'role', 'email', 'set_up_at'])
    .where('is_active', '=', true)
    .orderBy('name')
    .execute();

/** All of them, so that no right changes hands while one of them is decided about. */
export const lockAllOperators = (tx: Tx) =>
  tx
    .selectFrom('operators_operator')
    .select(['id', 'role', 'is_active'])
    .orderBy('id')
    .forUpdate()
    .execute();

/** How many a demonstration has made. */
export async function countDemoOperators(db: Db | Tx): Promise<number> {
  const { count } = await db
    .selectFrom('operators_operator')
    .select(({ fn }) => fn.countAll<bigint>().as('count'))
    .where('is_demo', '=', true)
    .executeTakeFirstOrThrow();
  return Number(count);
}

export const listNames = (db: Db | Tx, ids: readonly Id<'opr'>[]) =>
  db.selectFrom('operators_operator').select(['id', 'name']).where('id', 'in', ids).execute();

/** Whether nobody had the name. Of two at once, one hears yes. */
export async function insertOperator(tx: Tx, row: OperatorRow): Promise<boolean> {
  const { numInsertedOrUpdatedRows } = await tx
    .insertInto('operators_operator')
    .values({ ...row, totp_secret: sealValue(tx, secretOf(row.id), row.totp_secret) })
    .onConflict((conflict) => conflict.column('username').doNothing())
    .executeTakeFirstOrThrow();
  return numInsertedOrUpdatedRows === 1n;
}

export async function updateOperator(
  tx: Tx,
  id: Id<'opr'>,
  { totp_secret: secret, ...change }: Partial<OperatorRow>,
): Promise<OperatorRow> {
  const row = await tx
    .updateTable('operators_operator')
    .set({ ...change, ...(secret && { totp_secret: sealValue(tx, secretOf(id), secret) }) })
    .where('id', '=', id)
    .returningAll()
    .executeTakeFirstOrThrow();
  return openOperator(tx, row);
}

export const insertSession = (tx: Tx, row: Row<'operators_session'>) =>
  tx.insertInto('operators_session').values(row).execute();

/** A session that has not ended, with whose it is; an operator who was closed has none. */
export const findOpenSession = (db: Db, tokenHash: string) =>
  db
    .selectFrom('operators_session as session')
    .innerJoin('operators_operator as operator', 'operator.id', 'session.operator_id')
    .select([
      'session.id',
      'session.operator_id',
      'operator.role',
      'operator.is_demo',
      'seen_at',
      'expires_at',
    ])
    .where('token_hash', '=', tokenHash)
    .where('ended_at', 'is', null)
    .where('operator.is_active', '=', true)
    .executeTakeFirst();

/** Those that nobody has ended, the last used first. */
export const listOpenSessions = (db: Db | Tx) =>
  db
    .selectFrom('operators_session as session')
    .innerJoin('operators_operator as operator', 'operator.id', 'session.operator_id')
    .select(['session.id', 'session.operator_id', 'session.created_at', 'seen_at', 'expires_at'])
    .select(['ip', 'user_agent', 'operator.name', 'operator.role'])
    .where('ended_at', 'is', null)
    .where('operator.is_active', '=', true)
    .orderBy('seen_at', 'desc')
    .orderBy('session.id')
    .execute();

/** Whether they were signed in from that very address before. */
export async function hasComeFrom(db: Db, operatorId: Id<'opr'>, ip: string): Promise<boolean> {
  const row = await db
    .selectFrom('operators_session')
    .select('id')
    .where('operator_id', '=', operatorId)
    .where('ip', '=', ip)
    .limit(1)
    .executeTakeFirst();
  return row !== undefined;
}

export const touchSession = (db: Db, id: string, seenAt: Instant) =>
  db
    .updateTable('operators_session')
    .set({ seen_at: seenAt })
    .where('id', '=', id)
    .where('seen_at', '<', seenAt)
    .execute();

export const endSession = (tx: Tx, id: Id<'ops'>, at: Instant) =>
  tx
    .updateTable('operators_session')
    .set({ ended_at: at })
    .where('id', '=', id)
    .where('ended_at', 'is', null)
    .execute();

export const endSessionsOf = (tx: Tx, operatorId: Id<'opr'>, at: Instant) =>
  tx
    .updateTable('operators_session')
    .set({ ended_at: at })
    .where('operator_id', '=', operatorId)
    .where('ended_at', 'is', null)
    .execute();

export const deleteSessionsBefore = (db: Db, before: Instant) =>
  db.deleteFrom('operators_session').where('expires_at', '<', before).execute();
