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

/** Accounts from before there was a list of banks have no code. */
type NewBankAccount = Omit<BankAccount, 'bank_code'> & Partial<Pick<BankAccount, 'bank_code'>>;

/** False when the member has this account already. */
export async function insertBankAccount(tx: Tx, account: NewBankAccount): Promise<boolean> {
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

/** Of an account, also of one that was taken away since; null where it has none. */
export async function findBankCode(db: Db | Tx, id: string): Promise<string | null> {
  const found = await db
    .selectFrom('members_bank_account')
    .select('bank_code')
    .where('id', '=', id)
    .executeTakeFirst();
  return found?.bank_code ?? null;
}
