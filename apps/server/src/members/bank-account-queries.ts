import type { MemberId } from '@baize/std/id';
import type { Instant } from '@baize/std/time';
import type { Db, Row, Tx } from '../db/index.ts';

export type BankAccount = Row<'members_bank_account'>;

/** The accounts a member may be paid to, oldest first. */
export const listBankAccounts = (db: Db | Tx, memberId: MemberId) =>
  db
    .selectFrom('members_bank_account')
    .selectAll()
    .where('member_id', '=', memberId)
    .where('removed_at', 'is', null)
    .orderBy('created_at')
    .orderBy('id')
    .execute();

/** False when the member has this account already. */
export async function insertBankAccount(tx: Tx, account: BankAccount): Promise<boolean> {
  const made = await tx
    .insertInto('members_bank_account')
    .values(account)
    .onConflict((conflict) =>
      conflict
        .columns(['member_id', 'bank_name', 'account_number'])
        .where('removed_at', 'is', null)
        .doNothing(),
    )
    .returning('id')
    .executeTakeFirst();
  return made !== undefined;
}

type Removal = { readonly memberId: MemberId; readonly id: string; readonly at: Instant };

/** Undefined when it is not theirs, or already gone. The row stays for those who look back. */
export const removeBankAccount = (tx: Tx, { memberId, id, at }: Removal) =>
  tx
    .updateTable('members_bank_account')
    .set({ removed_at: at })
    .where('id', '=', id)
    .where('member_id', '=', memberId)
    .where('removed_at', 'is', null)
    .returning('account_number')
    .executeTakeFirst();
