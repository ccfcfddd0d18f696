import type { Input, Output } from '@baize/contract/endpoint';
import type { previewRun as contract } from '@baize/contract/settlement-run';
import type { MemberId } from '@baize/std/id';
import { sum } from '@baize/std/money';
import type { Db } from '../../../base/db/index.ts';
import { listAccounts } from '../../../people/members/index.ts';
import { periodOf, readClosedTo } from '../../teams/index.ts';
import type { SettlementOptions } from '../options.ts';
import { draftBills } from './draft-bills.ts';

const BILLS_SHOWN = 50;

/** All bills of the running period, as if it had closed with the last slot that was counted. */
export async function previewRun(
  db: Db,
  options: SettlementOptions,
  { kind, period }: Input<typeof contract>,
): Promise<Output<typeof contract>> {
  const asOf = await readClosedTo(db);
  const { from, to } = periodOf(period, asOf, options.brand.timezone);
  const drafts = await draftBills(db, options, { kind, period, from, to: asOf });
  const largest = drafts
    .toSorted((a, b) => (a.amount < b.amount ? 1 : a.amount > b.amount ? -1 : 0))
    .slice(0, BILLS_SHOWN);
  const names = await listAccounts(
    db,
    largest.flatMap(({ payeeId, payerId }) => [payeeId, payerId ?? payeeId]),
  );
  const personOf = (memberId: MemberId) => ({ memberId, account: names.get(memberId) ?? '' });
  return {
    from: from.toISOString(),
    to: to.toISOString(),
    asOf: asOf.toISOString(),
    billCount: drafts.length,
    amount: sum(drafts.map(({ amount }) => amount)),
    bills: largest.map(({ payerId, payeeId, base, rate, amount }) => ({
      payer: payerId && personOf(payerId),
      payee: personOf(payeeId),
      base,
      rate,
      amount,
    })),
  };
}
