import type { TimeSpan } from '@baize/std/calendar';
import type { MemberId } from '@baize/std/id';
import { type RawBuilder, sql } from 'kysely';
import { type Db, sortedBy, type Tx } from '../../base/db/index.ts';
import type { ListOrder } from '../../base/kernel/index.ts';
import { type Entry, matching, type Reasons } from './entries.ts';

/** An entry in a pocket of some member. */
export type TeamEntry = Omit<Entry, 'account' | 'version'> & {
  readonly memberId: MemberId;
  readonly purpose: 'cash' | 'bonus' | 'locked' | 'held';
  /** Whether it came to this pocket: a transfer may have two of them. */
  readonly isArrival: boolean;
};

export type EntryOrder = ListOrder<'at' | 'amount' | 'balance'>;

/** Where a page ended: the last entry of it. */
export type EntryMark = {
  readonly at: Date;
  /** What the entries are sorted by, unless that is their moment. */
  readonly figure: bigint;
  readonly transferId: bigint;
  readonly isArrival: boolean;
};

type EntriesWanted = {
  /** Whose: `member_id`. */
  readonly members: RawBuilder<unknown>;
  readonly currency: string;
  readonly span: TimeSpan;
  readonly reasons: Reasons;
  readonly order: EntryOrder;
  readonly before: EntryMark | null;
  readonly limit: number;
};

/**
 * Entries of many members in an order. Of more than one member bets and their results are left out
 * by `areSeldom`: they would be nearly all of it.
 */
export async function listEntriesOfMany(
  db: Db | Tx,
  wanted: EntriesWanted,
): Promise<readonly TeamEntry[]> {
  const { members, currency, order, limit } = wanted;
  const side = (of: 'from' | 'to') => {
    const isArrival = of === 'to';
    const account = sql.ref(`${of}_account`);
    const balance = sql`t.${sql.ref(`${of}_balance`)}`;
    const amount = isArrival ? sql`t.amount` : sql`-t.amount`;
    const keys = keysOf(order, { at: sql`t.created_at`, id: sql`t.id`, amount, balance });
    return sql`
      select t.created_at as at, t.id as "transferId", ${sql.lit(isArrival)} as "isArrival",
        t.request_key as "requestKey", t.reason, ${amount} as amount, ${balance} as balance,
        a.holder as "memberId", a.purpose
      from ledger_transfer t join ledger_account a on a.id = t.${account}
      where t.${account} > 0 and a.currency = ${currency} and a.part = ''
        and a.purpose in ('cash', 'bonus', 'locked', 'held')
        and a.holder in (select member_id from (${members}) as m)
        ${within(wanted)} ${afterMark(wanted, [...keys, sql.lit(isArrival)])}
      order by ${sortedBy(keys, order.isDown).orderBy} limit ${limit}`;
  };
  const all = { at: sql`at`, id: sql`"transferId"`, amount: sql`amount`, balance: sql`balance` };
  const { orderBy } = sortedBy([...keysOf(order, all), sql`"isArrival"`], order.isDown);
  const { rows } = await sql<TeamEntry>`
    select * from (${sql`(${side('to')}) union all (${side('from')})`}) as e
    order by ${orderBy} limit ${limit}`.execute(db);
  return rows;
}

type EntryKey = RawBuilder<unknown>;

/** Entries of one figure stand by their moment. */
const keysOf = (
  { by }: EntryOrder,
  { at, id, ...figures }: Readonly<Record<'at' | 'id' | 'amount' | 'balance', EntryKey>>,
): readonly EntryKey[] => (by === 'at' ? [at, id] : [figures[by], at, id]);

const within = ({ span, reasons }: EntriesWanted) => sql`
  and t.created_at >= ${span.from} and t.created_at < ${span.to} ${matching(reasons)}`;

function afterMark({ order, before }: EntriesWanted, keys: readonly EntryKey[]) {
  if (before === null) return sql``;
  const place = [before.at, sql`${before.transferId}::bigint`, sql`${before.isArrival}::boolean`];
  const { isAfter } = sortedBy(keys, order.isDown);
  if (order.by !== 'at') return sql`and ${isAfter([sql`${before.figure}::bigint`, ...place])}`;
  // Said once more by the moment alone, which an index finds.
  const reached = order.isDown ? sql`<=` : sql`>=`;
  return sql`and t.created_at ${reached} ${before.at} and ${isAfter(place)}`;
}
