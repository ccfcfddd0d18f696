import type { listMemberLedger as contract } from '@baize/contract/desk';
import type { Input, Output } from '@baize/contract/endpoint';
import { type Instant, instant } from '@baize/std/time';
import { type Ctx, ensure, type OperatorCaller } from '../../base/kernel/index.ts';
import { findMemberAccounts, listEntries } from '../../books/ledger/index.ts';
import { findMember } from '../../people/members/index.ts';

const PAGE = 50;

/** Of every moment there was and will be. */
const EVER: { readonly from: Instant; readonly to: Instant } = {
  from: instant(new Date('2000-01-01T00:00:00Z')),
  to: instant(new Date('9000-01-01T00:00:00Z')),
};

const LAST_NUMBER = 10n ** 18n;

/** The movements of one pocket, by the numbers they have in it: there is never one between two. */
export async function listMemberLedger(
  { db }: Ctx<OperatorCaller>,
  { memberId, pocket, before }: Input<typeof contract>,
): Promise<Output<typeof contract>> {
  const member = await findMember(db, memberId);
  const accounts = member && (await findMemberAccounts(db, memberId, member.currency));
  ensure(accounts, 'not_found');
  const upTo = before === undefined ? LAST_NUMBER : BigInt(before) - 1n;
  const stretches = [{ account: accounts[pocket], after: 0n, upTo }];
  const found = await listEntries(db, { stretches, span: EVER, reasons: {}, limit: PAGE + 1 });
  return {
    entries: found.slice(0, PAGE).map((entry) => ({
      number: String(entry.version),
      at: entry.at.toISOString(),
      reason: entry.reason,
      amount: entry.amount,
      balance: entry.balance,
      reference: entry.requestKey,
    })),
    hasMore: found.length > PAGE,
  };
}
