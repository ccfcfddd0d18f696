import type { TimeSpan } from '@baize/std/calendar';
import type { AccountId, TransferId } from '@baize/std/id';
import type { Minor } from '@baize/std/money';
import type { Instant } from '@baize/std/time';
import { type RawBuilder, sql } from 'kysely';
import { type Db, sortedBy, type Tx } from '../../base/db/index.ts';
import type { ListOrder } from '../../base/kernel/index.ts';

/** One side of a transfer: what it changed about one account, and what it left there. */
export type Entry = {
  readonly account: AccountId;
  /** Its number in its account: they rise by one. */
  readonly version: bigint;
  readonly transferId: TransferId;
  readonly at: Instant;
  readonly requestKey: string;
  readonly reason: string;
  readonly amount: Minor;
  readonly balance: Minor;
};

/** A stretch of an account's entries: those after one number, up to another. */
export type Stretch = {
  readonly account: AccountId;
  readonly after: bigint;
  readonly upTo: bigint;
};

/** Which entries, by their reason: like a pattern, and unlike others. */
export type Reasons = {
  readonly like?: string;
  readonly unlike?: string;
  /** Neither bets nor their results: found among very many by an index of their own. */
  readonly areSeldom?: boolean;
};

export type EntryQuery = {
  readonly stretches: readonly Stretch[];
  readonly span: TimeSpan;
  readonly reasons: Reasons;
  /** How many of each account. */
  readonly limit: number;
};

/** The busiest reasons, which the indexes of what is seldom leave out. */
const BUSY = ['bet', 'bet-and-settle', 'settle', 'tip'].map((command) => `'play_${command}'`);

/** As the indexes of 0106 say it, so that they are found. */
export const IS_SELDOM = sql`and reason not in (${sql.raw(BUSY.join(', '))})`;

export const matching = ({ like, unlike, areSeldom }: Reasons): RawBuilder<unknown> => sql`
  ${areSeldom ? IS_SELDOM : sql``}
  ${like === undefined ? sql`` : sql`and reason ~ ${like}`}
  ${unlike === undefined ? sql`` : sql`and reason !~ ${unlike}`}`;

/** Entries of several accounts, each account's newest first. */
export async function listEntries(
  db: Tx | Db,
  { stretches, span, reasons, limit }: EntryQuery,
): Promise<readonly Entry[]> {
  const within = sql`created_at >= ${span.from} and created_at < ${span.to} ${matching(reasons)}`;
  const { rows } = await sql<Entry>`
    select s.account::bigint as account, e.*
    from unnest(${stretches.map(({ account }) => account)}::bigint[],
        ${stretches.map(({ after }) => after)}::bigint[],
        ${stretches.map(({ upTo }) => upTo)}::bigint[]) as s (account, after, up_to)
    cross join lateral (
      (select from_version as version, id as "transferId", created_at as at,
          request_key as "requestKey", reason, -amount as amount, from_balance as balance
        from ledger_transfer
        where from_account = s.account and from_account > 0
          and from_version > s.after and from_version <= s.up_to and ${within}
        order by from_version desc limit ${limit})
      union all
      (select to_version, id, created_at, request_key, reason, amount, to_balance
        from ledger_transfer
        where to_account = s.account and to_account > 0
          and to_version > s.after and to_version <= s.up_to and ${within}
        order by to_version desc limit ${limit})
      order by 1 desc limit ${limit}) as e
    order by s.account, e.version desc`.execute(db);
  return rows;
}

export type AccountEntriesPage = {
  readonly account: AccountId;
  readonly order: ListOrder<'number' | 'amount' | 'balance'>;
  /** The number of the last entry of the page before. */
  readonly before: bigint | null;
  readonly limit: number;
};

/** The entries of one account in any order. All of them are looked at. */
export async function listSortedEntries(
  db: Tx | Db,
  { account, order, before, limit }: AccountEntriesPage,
): Promise<readonly Entry[]> {
  const keys = order.by === 'number' ? [sql`version`] : [sql.ref(order.by), sql`version`];
  const { orderBy, isAfter } = sortedBy(keys, order.isDown);
  const last = sql`select ${sql.join(keys)} from e where version = ${before}`;
  const { rows } = await sql<Entry>`
    with e as (
      select from_version as version, id as "transferId", created_at as at,
          request_key as "requestKey", reason, -amount as amount, from_balance as balance
        from ledger_transfer where from_account = ${account} and from_account > 0
      union all
      select to_version, id, created_at, request_key, reason, amount, to_balance
        from ledger_transfer where to_account = ${account} and to_account > 0)
    select ${account}::bigint as account, e.* from e
    ${before === null ? sql`` : sql`where ${isAfter([last])}`}
    order by ${orderBy} limit ${limit}`.execute(db);
  return rows;
}

/** How many entries each account had before a moment, in the order the accounts are named. */
export async function countEntriesBefore(
  db: Tx | Db,
  accounts: readonly AccountId[],
  moment: Instant,
): Promise<readonly bigint[]> {
  const { rows } = await sql<{ count: bigint }>`
    select ledger_entries_before(account, ${moment}) as count
    from unnest(${accounts}::bigint[]) with ordinality as a (account, position)
    order by position`.execute(db);
  return rows.map(({ count }) => count);
}

/** What these accounts held together before a moment. */
export async function sumBalancesBefore(
  db: Tx | Db,
  accounts: readonly AccountId[],
  moment: Instant,
): Promise<Minor> {
  const { rows } = await sql<{ balance: Minor }>`
    select coalesce(sum(ledger_balance_before(account, ${moment})), 0) as balance
    from unnest(${accounts}::bigint[]) as account`.execute(db);
  return rows[0]?.balance as Minor;
}

export type SeldomSum = {
  readonly day: string;
  readonly reason: string;
  readonly came: Minor;
  readonly went: Minor;
};

/**
 * What came to these accounts and went from them, by day and reason, bets and their results left
 * out; what only moved from one of them to another as well.
 */
export async function sumSeldomEntries(
  db: Tx | Db,
  accounts: readonly AccountId[],
  { span, zone }: { readonly span: TimeSpan; readonly zone: string },
): Promise<readonly SeldomSum[]> {
  const within = sql`created_at >= ${span.from} and created_at < ${span.to} ${IS_SELDOM}`;
  const { rows } = await sql<SeldomSum>`
    select (created_at at time zone ${zone})::date::text as day, reason,
      coalesce(sum(amount) filter (where amount > 0), 0) as came,
      coalesce(-sum(amount) filter (where amount < 0), 0) as went
    from (
      select created_at, reason, -amount as amount from ledger_transfer
        where from_account = any (${accounts}::bigint[]) and from_account > 0
          and to_account <> all (${accounts}::bigint[]) and ${within}
      union all
      select created_at, reason, amount from ledger_transfer
        where to_account = any (${accounts}::bigint[]) and to_account > 0
          and from_account <> all (${accounts}::bigint[]) and ${within}) as e
    group by 1, 2`.execute(db);
  return rows;
}

export type Outstanding = {
  /** The part of the requests' keys before the colon: the order. */
  readonly order: string;
  readonly reason: string;
  readonly amount: Minor;
  readonly since: Instant;
};

/** What lies in an account, by the orders that put it there and have not taken it away. */
export async function listOutstanding(
  db: Tx | Db,
  account: AccountId,
): Promise<readonly Outstanding[]> {
  const { rows } = await sql<Outstanding>`
    select split_part(request_key, ':', 1) as order, (array_agg(reason order by version))[1] as reason,
      sum(amount) as amount, min(created_at) as since
    from (
      select from_version as version, request_key, reason, created_at, -amount as amount
        from ledger_transfer where from_account = ${account} and from_account > 0 ${IS_SELDOM}
      union all
      select to_version, request_key, reason, created_at, amount
        from ledger_transfer where to_account = ${account} and to_account > 0 ${IS_SELDOM}) as e
    group by 1 having sum(amount) <> 0 order by 4`.execute(db);
  return rows;
}
