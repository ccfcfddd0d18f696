import type { MemberId } from '@baize/std/id';
import { type Minor, ZERO } from '@baize/std/money';
import type { Db, Tx } from '../../base/db/index.ts';
import { getBalance, openAccountsOfMany, POINTS } from '../../books/ledger/index.ts';
import { findDebt } from './queries.ts';

export type PointsHeld = { readonly balance: Minor; readonly debt: Minor };

/** What a member has, and what they still owe of points that were taken back. */
export async function readPoints(db: Db | Tx, memberId: MemberId): Promise<PointsHeld> {
  const name = { purpose: 'points', currency: POINTS } as const;
  const account = (await openAccountsOfMany(db, [memberId], name)).get(memberId);
  const balance = account ? await getBalance(db, account) : ZERO;
  return { balance, debt: (await findDebt(db, memberId)) ?? ZERO };
}
