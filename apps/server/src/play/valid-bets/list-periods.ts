import type { RecordCategory } from '@baize/contract/record-category';
import type { Day, DaySpan } from '@baize/std/day';
import type { MemberId } from '@baize/std/id';
import type { Minor } from '@baize/std/money';
import { sql } from 'kysely';
import type { Db } from '../../base/db/index.ts';

/** What days are put together by; null: all of them. */
export type DayGroup = 'day' | 'week' | null;

/** What a member's bets of a day, a week or the whole span came to. */
export type PeriodSum = {
  readonly memberId: MemberId;
  /** The first day of the period. */
  readonly day: Day;
  readonly amount: Minor;
};

type Periods = DaySpan & { readonly by: DayGroup; readonly least: Minor };

type BetPeriods = Periods & {
  readonly categories: readonly RecordCategory[];
  /** Only as far as cash paid for them. */
  readonly isCash?: boolean;
};

const groupOf = ({ by, from }: Periods) =>
  by === null ? sql`${from}::date` : sql`date_trunc(${sql.lit(by)}, day_on)::date`;

/** Valid bets of all members on some categories, where a period's come to the least. */
export async function listValidBetPeriods(
  db: Db,
  { categories, isCash = false, ...periods }: BetPeriods,
): Promise<readonly PeriodSum[]> {
  const total = isCash ? sql`sum(valid_cash)` : sql`sum(valid)`;
  const { rows } = await sql<PeriodSum>`
    select member_id as "memberId", ${groupOf(periods)}::text as day, ${total}::bigint as amount
    from valid_bets_day
    where day_on between ${periods.from}::date and ${periods.to}::date
      and category = any(${[...categories]}::text[])
    group by 1, 2 having ${total} >= ${periods.least}`.execute(db);
  return rows;
}

/** What all members lost of cash, where a period's loss comes to the least. */
export async function listLossPeriods(db: Db, periods: Periods): Promise<readonly PeriodSum[]> {
  const { rows } = await sql<PeriodSum>`
    select member_id as "memberId", ${groupOf(periods)}::text as day,
      sum(stake_cash - payout_cash)::bigint as amount
    from valid_bets_day
    where day_on between ${periods.from}::date and ${periods.to}::date
    group by 1, 2 having sum(stake_cash - payout_cash) >= ${periods.least}`.execute(db);
  return rows;
}
