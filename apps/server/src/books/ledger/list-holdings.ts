import type { MemberId } from '@baize/std/id';
import type { Minor } from '@baize/std/money';
import { sql } from 'kysely';
import type { Db, Tx } from '../../base/db/index.ts';
import type { MemberAccountKey } from './account.ts';

type Holdings = Pick<MemberAccountKey, 'purpose' | 'currency'> & { readonly least: Minor };

/** What each member holds of one purpose, where it comes to the least. */
export async function listHoldings(
  db: Db | Tx,
  { purpose, currency, least }: Holdings,
): Promise<readonly { readonly memberId: MemberId; readonly balance: Minor }[]> {
  const { rows } = await sql<{ memberId: MemberId; balance: Minor }>`
    select holder as "memberId", balance from ledger_account
    where purpose = ${purpose} and currency = ${currency} and holder like 'mem_%'
      and balance >= ${least}`.execute(db);
  return rows;
}
