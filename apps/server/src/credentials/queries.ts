import type { MemberId } from '@baize/std/id';
import type { Db, Row, Tx } from '../db/index.ts';

export type PasswordKind = Row<'credentials_password'>['kind'];

export const findPassword = (tx: Db | Tx, memberId: MemberId, kind: PasswordKind) =>
  tx
    .selectFrom('credentials_password')
    .selectAll()
    .where('member_id', '=', memberId)
    .where('kind', '=', kind)
    .executeTakeFirst();

export const savePassword = (tx: Tx, row: Row<'credentials_password'>) =>
  tx
    .insertInto('credentials_password')
    .values(row)
    .onConflict((conflict) => conflict.columns(['member_id', 'kind']).doUpdateSet(row))
    .execute();
