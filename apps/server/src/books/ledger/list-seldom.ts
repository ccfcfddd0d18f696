import type { TimeSpan } from '@baize/std/calendar';
import type { MemberId } from '@baize/std/id';
import { type RawBuilder, sql } from 'kysely';
import type { Db, Tx } from '../../base/db/index.ts';
import { type Entry, IS_SELDOM, matching, type Reasons } from './entries.ts';

/** An entry in a pocket of some member. */
export type SeldomEntry = Omit<Entry, 'account' | 'version'> & {
  readonly memberId: MemberId;
  readonly purpose: 'cash' | 'bonus' | 'locked' | 'held';
  /** Whether it came to this pocket: a transfer may have two of them. */
  readonly isArrival: boolean;
};

/** Where a page ended: the last entry of it. */
export type SeldomMark = {
  readonly at: Date;
  readonly transferId: bigint;
  readonly isArrival: boolean;
};

type Asked = {
  /** Whose: `member_id`. */
  readonly members: RawBuilder<unknown>;
  readonly currency: string;
  readonly span: TimeSpan;
  readonly reasons: Pick<Reasons, 'like' | 'unlike'>;
  readonly before: SeldomMark | null;
  readonly limit: number;
};

/** Entries of many members that are neither bets nor their results, the newest first. */
export async function listSeldom(db: Db | Tx, asked: Asked): Promise<readonly SeldomEntry[]> {
  const { members, currency, limit } = asked;
  const side = (of: 'from' | 'to') => {
    const isArrival = of === 'to';
    const account = sql.ref(`${of}_account`);
    return sql`
      select t.created_at as at, t.id as "transferId", ${sql.lit(isArrival)} as "isArrival",
        t.request_key as "requestKey", t.reason,
        ${isArrival ? sql`t.amount` : sql`-t.amount`} as amount,
        t.${sql.ref(`${of}_balance`)} as balance, a.holder as "memberId", a.purpose
      from ledger_transfer t join ledger_account a on a.id = t.${account}
      where t.${account} > 0 and a.currency = ${currency} and a.part = ''
        and a.purpose in ('cash', 'bonus', 'locked', 'held')
        and a.holder in (select member_id from (${members}) as m) ${within(asked, isArrival)}
      order by t.created_at desc, t.id desc limit ${limit}`;
  };
  const { rows } = await sql<SeldomEntry>`
    select * from (${sql`(${side('to')}) union all (${side('from')})`}) as e
    order by at desc, "transferId" desc, "isArrival" desc limit ${limit}`.execute(db);
  return rows;
}

const within = ({ span, reasons, before }: Asked, isArrival: boolean) => sql`
  and t.created_at >= ${span.from} and t.created_at < ${span.to} ${IS_SELDOM} ${matching(reasons)}
  ${
    before === null
      ? sql``
      : sql`and t.created_at <= ${before.at}
        and (t.created_at, t.id, ${sql.lit(isArrival)})
          < (${before.at}, ${before.transferId}::bigint, ${before.isArrival}::boolean)`
  }`;
