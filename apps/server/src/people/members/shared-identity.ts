import type { MemberId } from '@baize/std/id';
import { sql } from 'kysely';
import type { Db, Tx } from '../../base/db/index.ts';

/** A member, and the first other one who has the same. */
export type SharedWith = { readonly memberId: MemberId; readonly otherId: MemberId };

/** Of these members, those with a bank account that another has too, also one taken away since. */
export async function listSharingBankAccounts(
  db: Db | Tx,
  members: readonly MemberId[],
): Promise<readonly SharedWith[]> {
  const { rows } = await sql<SharedWith>`
    select distinct on (a.member_id) a.member_id as "memberId", b.member_id as "otherId"
    from members_bank_account a join members_bank_account b
      on b.account_digest = a.account_digest and b.bank_name = a.bank_name
        and b.member_id <> a.member_id
    where a.member_id = any (${[...members]}::text[])
    order by a.member_id, b.member_id`.execute(db);
  return rows;
}

/** Of these members, those who gave a document that another gave too. */
export async function listSharingDocuments(
  db: Db | Tx,
  members: readonly MemberId[],
): Promise<readonly SharedWith[]> {
  const { rows } = await sql<SharedWith>`
    select distinct on (a.member_id) a.member_id as "memberId", b.member_id as "otherId"
    from members_profile a join members_profile b
      on b.id_digest = a.id_digest and b.member_id <> a.member_id
    where a.member_id = any (${[...members]}::text[])
    order by a.member_id, b.member_id`.execute(db);
  return rows;
}
