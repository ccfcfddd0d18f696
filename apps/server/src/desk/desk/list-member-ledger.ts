import type { listMemberLedger as contract } from '@baize/contract/desk';
import type { Input, Output } from '@baize/contract/endpoint';
import type { AccountId } from '@baize/std/id';
import { type Instant, instant } from '@baize/std/time';
import type { Db } from '../../base/db/index.ts';
import { type Ctx, ensure, listOrder, type OperatorCaller } from '../../base/kernel/index.ts';
import {
  countEntriesBefore,
  type Entry,
  findMemberAccounts,
  listEntries,
  listSortedEntries,
} from '../../books/ledger/index.ts';
import { findMember } from '../../people/members/index.ts';

const PAGE = 50;

/** Of every moment there was and will be. */
const EVER: { readonly from: Instant; readonly to: Instant } = {
  from: instant(new Date('2000-01-01T00:00:00Z')),
  to: instant(new Date('9000-01-01T00:00:00Z')),
};

const LAST_NUMBER = 10n ** 18n;

/** Every one of them is read to find the first by a figure. */
const SORTED_ENTRIES_MAX = 200_000n;

/** The movements of one pocket, by the numbers they have in it: there is never one between two. */
export const listMemberLedger =
  (sortedMax = SORTED_ENTRIES_MAX) =>
  async (
    { db }: Ctx<OperatorCaller>,
    { memberId, pocket, before, ...asked }: Input<typeof contract>,
  ): Promise<Output<typeof contract>> => {
    const member = await findMember(db, memberId);
    const accounts = member && (await findMemberAccounts(db, memberId, member.currency));
    ensure(accounts, 'not_found');
    const account = accounts[pocket];
    const order = listOrder(asked, { by: 'number', isDown: true });
    const mark = before === undefined ? null : BigInt(before);
    if (order.by === 'number' && order.isDown) return viewPage(await newestOf(db, account, mark));
    const [count = 0n] = await countEntriesBefore(db, [account], EVER.to);
    ensure(count <= sortedMax, 'too_many_to_sort');
    const page = { account, order, before: mark, limit: PAGE + 1 };
    return viewPage(await listSortedEntries(db, page));
  };

/** However many there are, a page of the newest is found at once. */
function newestOf(db: Db, account: AccountId, mark: bigint | null): Promise<readonly Entry[]> {
  const upTo = mark === null ? LAST_NUMBER : mark - 1n;
  const stretches = [{ account, after: 0n, upTo }];
  return listEntries(db, { stretches, span: EVER, reasons: {}, limit: PAGE + 1 });
}

function viewPage(found: readonly Entry[]): Output<typeof contract> {
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
