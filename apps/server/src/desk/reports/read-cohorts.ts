import type { Input, Output } from '@baize/contract/endpoint';
import type { readCohorts as contract } from '@baize/contract/report';
import { type Minor, ZERO } from '@baize/std/money';
import { sql } from 'kysely';
import type { Db } from '../../base/db/index.ts';
import type { Ctx, OperatorCaller } from '../../base/kernel/index.ts';
import { MOVES } from './figure-queries.ts';
import type { ReportsOptions } from './options.ts';

const MONTHS_MAX = 12;

type CohortMonth = {
  readonly cohort: string;
  readonly months: number;
  readonly active: bigint;
  readonly net: Minor;
};

/** Members by the month of their first deposit, the newest month first. */
export const readCohorts =
  ({ brand }: Pick<ReportsOptions, 'brand'>) =>
  async (
    { db }: Ctx<OperatorCaller>,
    { currency = brand.currency.code }: Input<typeof contract>,
  ): Promise<Output<typeof contract>> => {
    const cohorts = Map.groupBy(await list(db, currency), ({ cohort }) => cohort);
    return {
      currency,
      cohorts: [...cohorts].slice(0, MONTHS_MAX).map(([month, rows]) => {
        const last = Math.max(...rows.map(({ months }) => months));
        return {
          month,
          members: Number(rows.find(({ months }) => months === 0)?.active ?? 0n),
          months: Array.from({ length: last + 1 }, (_, place) => {
            const row = rows.find(({ months }) => months === place);
            return { active: Number(row?.active ?? 0n), net: row?.net ?? ZERO };
          }),
        };
      }),
    };
  };

async function list(db: Db, currency: string): Promise<readonly CohortMonth[]> {
  const { deposits, withdrawals } = MOVES;
  const { rows } = await sql<CohortMonth>`
    with paid as (
      select m.member_id, date_trunc('month', m.day_on)::date as month,
        coalesce(sum(${deposits.amount}) filter (where ${deposits.of}), 0) as deposits,
        coalesce(sum(${withdrawals.amount}) filter (where ${withdrawals.of}), 0) as withdrawals
      from reports_money m
      where m.purpose = 'payment_clearing' and m.member_id <> '' and m.currency = ${currency}
      group by 1, 2),
    first as (
      select member_id, min(month) as cohort from paid where deposits > 0 group by 1)
    select to_char(f.cohort, 'YYYY-MM') as cohort,
      ((extract(year from p.month) - extract(year from f.cohort)) * 12
        + extract(month from p.month) - extract(month from f.cohort))::int as months,
      count(*) filter (where p.deposits > 0) as active,
      sum(p.deposits - p.withdrawals)::numeric(38, 0) as net
    from paid p join first f on f.member_id = p.member_id and p.month >= f.cohort
    group by 1, 2 order by 1 desc, 2`.execute(db);
  return rows;
}
