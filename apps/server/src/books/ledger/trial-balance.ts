import type { Minor } from '@baize/std/money';
import { sql } from 'kysely';
import type { Db, Tx } from '../../base/db/index.ts';
import type { HousePurpose, MemberPurpose } from './account.ts';

export type TrialBalance = {
  readonly currency: string;
  readonly purpose: MemberPurpose | HousePurpose;
  readonly accounts: bigint;
  readonly balance: Minor;
};

/** What each kind of account holds together, by currency. The sums of a currency make zero. */
export const trialBalance = (tx: Tx | Db): Promise<readonly TrialBalance[]> =>
  tx
    .selectFrom('ledger_account')
    .select([
      'currency',
      'purpose',
      sql<bigint>`count(*) filter (where stripe = 0)`.as('accounts'),
      sql<Minor>`sum(balance)`.as('balance'),
    ])
    .groupBy(['currency', 'purpose'])
    .orderBy('currency')
    .orderBy('purpose')
    .execute();

/** Currencies whose balances do not make zero, in words. There must never be one. */
export async function listUnbalanced(tx: Tx | Db): Promise<readonly string[]> {
  const totals = new Map<string, bigint>();
  for (const { currency, balance } of await trialBalance(tx)) {
    totals.set(currency, (totals.get(currency) ?? 0n) + balance);
  }
  return [...totals]
    .filter(([, total]) => total !== 0n)
    .map(([currency, total]) => `${currency} sums up to ${total} instead of zero`);
}
