import type { MemberId } from '@baize/std/id';
import type { Instant } from '@baize/std/time';
import {
  type Db,
  digestValue,
  openValue,
  type Row,
  sealValue,
  type Tx,
} from '../../base/db/index.ts';

/** With its number in the clear; the database has it sealed. */
export type BankAccount = Omit<Row<'members_bank_account'>, 'account_digest'>;

const NUMBER = 'members_bank_account.account_number';

const numberOf = (id: string) => ({ of: NUMBER, row: id }) as const;

/** The accounts a member may be paid to, oldest first. */
export async function listBankAccounts(
  db: Db | Tx,
  memberId: MemberId,
): Promise<readonly BankAccount[]> {
  const rows = await db
    .selectFrom('members_bank_account')
    .selectAll()
    .where('member_id', '=', memberId)
    .where('removed_at', 'is', null)
    .orderBy('created_at')
    .orderBy('id')
    .execute();
  return rows.map(({ account_digest: _digest, ...row }) => ({
    ...row,
    account_number: openValue(db, numberOf(row.id), row.account_number),
  }));
}

/** Accounts from before there was a list of banks have no code. */
type NewBankAccount = Omit<BankAccount, 'bank_code'> & Partial<Pick<BankAccount, 'bank_code'>>;

/** False when the member has this account already. */
export async function insertBankAccount(tx: Tx, account: NewBankAccount): Promise<boolean> {
  const number = account.account_number;
  const made = await tx
    .insertInto('members_bank_account')
    .values({
      ...account,
      account_number: sealValue(tx, numberOf(account.id), number),
      account_digest: digestValue(tx, NUMBER, number),
    })
    .onConflict((conflict) =>
      conflict
        .columns(['member_id', 'bank_name', 'account_digest'])
        .where('removed_at', 'is', null)
        .doNothing(),
    )
    .returning('id')
    .executeTakeFirst();
  return made !== undefined;
}

type Removal = { readonly memberId: MemberId; readonly id: string; readonly at: Instant };

/** Undefined when it is not theirs, or already gone. The row stays for those who look back. */
export async function removeBankAccount(
  tx: Tx,
  { memberId, id, at }: Removal,
): Promise<{ account_number: string } | undefined> {
  const row = await tx
    .updateTable('members_bank_account')
    .set({ removed_at: at })
    .where('id', '=', id)
    .where('member_id', '=', memberId)
    .where('removed_at', 'is', null)
    .returning('account_number')
    .executeTakeFirst();
  return row && { account_number: openValue(tx, numberOf(id), row.account_number) };
}

/** Who has or had an account with this number, at whichever bank. */
export async function listMembersByBankNumber(
  db: Db | Tx,
  number: string,
): Promise<readonly MemberId[]> {
  const rows = await db
    .selectFrom('members_bank_account')
    .select('member_id')
    .distinct()
    .where('account_digest', '=', digestValue(db, NUMBER, number))
    .limit(50)
    .execute();
  return rows.map((row) => row.member_id);
}

/** Of an account, also of one that was taken away since; null where it has none. */
export async function findBankCode(db: Db | Tx, id: string): Promise<string | null> {
  const found = await db
    .selectFrom('members_bank_account')
    .select('bank_code')
    .where('id', '=', id)
    .executeTakeFirst();
  return found?.bank_code ?? null;
}
