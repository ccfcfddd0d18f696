import type { Bill } from '@baize/contract/bill-shape';
import type { Person } from '@baize/contract/team-shapes';
import type { MemberId } from '@baize/std/id';
import type { Db, Tx } from '../../../base/db/index.ts';
import { listAccounts } from '../../../people/members/index.ts';
import type { BillOfPeriod } from './bill-queries.ts';

/** Bills as somebody sees them who is on one of their sides; an operator sees what is owed. */
export async function viewBills(
  db: Db | Tx,
  bills: readonly BillOfPeriod[],
  viewer: MemberId | null,
): Promise<Bill[]> {
  const ids = bills.flatMap((bill) => [bill.payee_id, bill.payer_id ?? bill.payee_id]);
  const names = await listAccounts(db, [...new Set(ids)]);
  const personOf = (memberId: MemberId): Person => ({
    memberId,
    account: names.get(memberId) ?? '',
  });
  return bills.map((bill) => ({
    billId: bill.id,
    kind: bill.kind,
    period: bill.period,
    from: bill.from_at.toISOString(),
    to: bill.to_at.toISOString(),
    side: bill.payee_id === viewer ? 'received' : 'owed',
    payer: bill.payer_id && personOf(bill.payer_id),
    payee: personOf(bill.payee_id),
    validBets: bill.valid_bets,
    profit: bill.profit,
    activeMembers: bill.active_members,
    activeValidBets: bill.active_valid_bets,
    carried: bill.carried,
    base: bill.base,
    tier: bill.tier,
    rate: bill.rate,
    amount: bill.amount,
    paid: bill.paid,
    status: bill.status,
    createdAt: bill.created_at.toISOString(),
    settledAt: bill.settled_at?.toISOString() ?? null,
  }));
}
