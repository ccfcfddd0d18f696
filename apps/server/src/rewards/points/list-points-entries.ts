import type { Input, Output } from '@baize/contract/endpoint';
import type * as contract from '@baize/contract/points';
import { POINTS_ENTRIES_PER_PAGE, type PointsEntry } from '@baize/contract/points';
import { minor } from '@baize/std/money';
import { DAY_MS, instant, later } from '@baize/std/time';
import type { Ctx } from '../../base/kernel/index.ts';
import { type Entry, listEntries, openMemberAccount, POINTS } from '../../books/ledger/index.ts';

type List = typeof contract.listPointsEntries;

const TYPES: Readonly<Record<string, PointsEntry['type']>> = {
  points_earned: 'earned',
  points_taken_back: 'takenBack',
  points_debt_paid: 'debtPaid',
  points_rewarded: 'rewarded',
  points_redeemed: 'redeemed',
  points_returned: 'returned',
  points_converted: 'converted',
};

/** Before the first movement there ever was. */
const BEGINNING = instant(new Date('2000-01-01T00:00:00Z'));
const LAST = 2n ** 62n;

/** Every entry of the points account, the newest first: each says what it left there. */
export async function listPointsEntries(
  { db, caller: { memberId }, clock }: Ctx,
  { before }: Input<List>,
): Promise<Output<List>> {
  const account = await openMemberAccount(db, { memberId, purpose: 'points', currency: POINTS });
  const entries = await listEntries(db, {
    stretches: [{ account, after: 0n, upTo: (before ?? LAST) - 1n }],
    span: { from: BEGINNING, to: later(clock.now(), DAY_MS) },
    reasons: {},
    limit: POINTS_ENTRIES_PER_PAGE + 1,
  });
  return {
    entries: entries.slice(0, POINTS_ENTRIES_PER_PAGE).map(viewEntry),
    hasMore: entries.length > POINTS_ENTRIES_PER_PAGE,
  };
}

const viewEntry = ({ version, at, reason, amount, balance }: Entry): PointsEntry => ({
  number: minor(version),
  at: at.toISOString(),
  type: TYPES[reason] ?? 'other',
  points: amount,
  balance,
});
