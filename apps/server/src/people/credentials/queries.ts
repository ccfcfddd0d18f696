import type { MemberId } from '@baize/std/id';
import type { Instant } from '@baize/std/time';
import { type Db, openValue, type Row, sealValue, type Tx } from '../../base/db/index.ts';

export type PasswordKind = Row<'credentials_password'>['kind'];

export const findPassword = (tx: Db | Tx, memberId: MemberId, kind: PasswordKind) =>
  tx
    .selectFrom('credentials_password')
    .selectAll()
    .where('member_id', '=', memberId)
    .where('kind', '=', kind)
    .executeTakeFirst();

/** Held against those who replace it, until this transaction has ended. */
export const holdPassword = (tx: Tx, memberId: MemberId, kind: PasswordKind) =>
  tx
    .selectFrom('credentials_password')
    .select('hash')
    .where('member_id', '=', memberId)
    .where('kind', '=', kind)
    .forShare()
    .executeTakeFirst();

/**
 * Marks the password as used, whoever set it; false where it was before. Only the one that was looked
 * at: one that was chosen meanwhile is its owner's.
 */
export async function takeDefaultPassword(
  tx: Tx,
  { member_id, kind, hash }: Row<'credentials_password'>,
  now: Instant,
): Promise<boolean> {
  const { numUpdatedRows } = await tx
    .updateTable('credentials_password')
    .set({ is_default: true, default_used_at: now })
    .where('member_id', '=', member_id)
    .where('kind', '=', kind)
    .where('hash', '=', hash)
    .where('default_used_at', 'is', null)
    .executeTakeFirstOrThrow();
  return numUpdatedRows === 1n;
}

type RenewedPassword = {
  readonly memberId: MemberId;
  readonly hash: string;
  readonly now: Instant;
};

/** Replaces a password that another person set; false where its owner has chosen one. */
export async function replaceFirstPassword(
  tx: Tx,
  { memberId, hash, now }: RenewedPassword,
): Promise<boolean> {
  const { numUpdatedRows } = await tx
    .updateTable('credentials_password')
    .set({ hash, changed_at: now, default_used_at: null })
    .where('member_id', '=', memberId)
    .where('kind', '=', 'login')
    .where('is_default', '=', true)
    .executeTakeFirstOrThrow();
  return numUpdatedRows === 1n;
}

export type PasswordIssue = Row<'credentials_issue'>;

export const insertIssue = (tx: Tx, row: Omit<PasswordIssue, 'id'>) =>
  tx.insertInto('credentials_issue').values(row).execute();

/** The newest time that somebody gave this account a first password. */
export const findIssue = (db: Db | Tx, memberId: MemberId) =>
  db
    .selectFrom('credentials_issue')
    .selectAll()
    .where('member_id', '=', memberId)
    .orderBy('id', 'desc')
    .limit(1)
    .executeTakeFirst();

export const savePassword = (tx: Tx, row: Row<'credentials_password'>) =>
  tx
    .insertInto('credentials_password')
    .values(row)
    .onConflict((conflict) => conflict.columns(['member_id', 'kind']).doUpdateSet(row))
    .execute();

const secretOf = (memberId: MemberId) =>
  ({ of: 'credentials_totp.secret', row: memberId }) as const;

const totpOf = (tx: Db | Tx, memberId: MemberId) =>
  tx.selectFrom('credentials_totp').selectAll().where('member_id', '=', memberId);

type Totp = Row<'credentials_totp'>;

const openTotp = (tx: Db | Tx, row: Totp | undefined): Totp | undefined =>
  row && { ...row, secret: openValue(tx, secretOf(row.member_id), row.secret) };

export const findTotp = async (tx: Db | Tx, memberId: MemberId) =>
  openTotp(tx, await totpOf(tx, memberId).executeTakeFirst());

export const lockTotp = async (tx: Tx, memberId: MemberId) =>
  openTotp(tx, await totpOf(tx, memberId).forUpdate().executeTakeFirst());

/** Replaces a secret that was never confirmed; false when there is one that was. */
export async function saveNewTotp(tx: Tx, memberId: MemberId, clear: string): Promise<boolean> {
  const secret = sealValue(tx, secretOf(memberId), clear);
  const { numInsertedOrUpdatedRows } = await tx
    .insertInto('credentials_totp')
    .values({ member_id: memberId, secret, confirmed_at: null, last_step: 0n })
    .onConflict((conflict) =>
      conflict
        .column('member_id')
        .doUpdateSet({ secret })
        .where('credentials_totp.confirmed_at', 'is', null),
    )
    .executeTakeFirstOrThrow();
  return numInsertedOrUpdatedRows === 1n;
}

export const confirmTotp = (
  tx: Tx,
  memberId: MemberId,
  { now, step }: { now: Instant; step: bigint },
) =>
  tx
    .updateTable('credentials_totp')
    .set({ confirmed_at: now, last_step: step })
    .where('member_id', '=', memberId)
    .execute();

/** Whether the step is later than any that was given. Of many at once, one hears yes. */
export async function takeStep(tx: Db | Tx, memberId: MemberId, step: bigint): Promise<boolean> {
  const { numUpdatedRows } = await tx
    .updateTable('credentials_totp')
    .set({ last_step: step })
    .where('member_id', '=', memberId)
    .where('last_step', '<', step)
    .executeTakeFirstOrThrow();
  return numUpdatedRows === 1n;
}

export const deleteTotp = (tx: Tx, memberId: MemberId) =>
  tx.deleteFrom('credentials_totp').where('member_id', '=', memberId).execute();

export const insertRecoveryCodes = (tx: Tx, rows: readonly Row<'credentials_recovery_code'>[]) =>
  tx.insertInto('credentials_recovery_code').values(rows).execute();

export async function useRecoveryCode(
  tx: Db | Tx,
  memberId: MemberId,
  { hash, now }: { hash: string; now: Instant },
): Promise<boolean> {
  const { numUpdatedRows } = await tx
    .updateTable('credentials_recovery_code')
    .set({ used_at: now })
    .where('member_id', '=', memberId)
    .where('hash', '=', hash)
    .where('used_at', 'is', null)
    .executeTakeFirstOrThrow();
  return numUpdatedRows === 1n;
}

export async function countRecoveryCodes(tx: Db | Tx, memberId: MemberId): Promise<number> {
  const { left } = await tx
    .selectFrom('credentials_recovery_code')
    .select((row) => row.fn.countAll<bigint>().as('left'))
    .where('member_id', '=', memberId)
    .where('used_at', 'is', null)
    .executeTakeFirstOrThrow();
  return Number(left);
}

export const deleteRecoveryCodes = (tx: Tx, memberId: MemberId) =>
  tx.deleteFrom('credentials_recovery_code').where('member_id', '=', memberId).execute();

export const insertReset = (tx: Tx, row: Row<'credentials_reset'>) =>
  tx.insertInto('credentials_reset').values(row).execute();

export const endResets = (tx: Tx, memberId: MemberId, now: Instant) =>
  tx
    .updateTable('credentials_reset')
    .set({ used_at: now })
    .where('member_id', '=', memberId)
    .where('used_at', 'is', null)
    .execute();

export const findReset = (db: Db | Tx, tokenHash: string) =>
  db
    .selectFrom('credentials_reset')
    .select('expires_at')
    .where('token_hash', '=', tokenHash)
    .where('used_at', 'is', null)
    .executeTakeFirst();

export const useReset = (tx: Tx, tokenHash: string, now: Instant) =>
  tx
    .updateTable('credentials_reset')
    .set({ used_at: now })
    .where('token_hash', '=', tokenHash)
    .where('used_at', 'is', null)
    .returning(['member_id', 'expires_at'])
    .executeTakeFirst();

export const deleteResetsBefore = (tx: Db | Tx, before: Instant) =>
  tx.deleteFrom('credentials_reset').where('expires_at', '<', before).execute();
