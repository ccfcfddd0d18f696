import type { TimeSpan } from '@baize/std/calendar';
import type { Minor } from '@baize/std/money';
import type { Instant } from '@baize/std/time';
import { sql } from 'kysely';
import type { Db } from '../../base/db/index.ts';
import { betsPlacedWithin } from '../../play/play/index.ts';
import { COUNTED_BETS } from '../reports/index.ts';

export type MinuteOfPlay = {
  readonly at: Instant;
  readonly bets: number;
  readonly running: number;
  readonly turnover: Minor;
  readonly payouts: Minor;
};

/** Bets by the minute they were placed in, as reports count them; minutes without any are left out. */
export async function listMinutes(
  db: Db,
  span: TimeSpan,
  currency: string,
): Promise<readonly MinuteOfPlay[]> {
  const { rows } = await sql<MinuteOfPlay>`
    select date_trunc('minute', p.placed_at) as at,
      (count(*) filter (where status = 'settled' and kind = 'bet'))::float8 as bets,
      (count(*) filter (where status = 'running'))::float8 as running,
      sum(${COUNTED_BETS.turnover})::numeric(38, 0) as turnover,
      sum(${COUNTED_BETS.payouts})::numeric(38, 0) as payouts
    from (${betsPlacedWithin(span)}) as p where p.currency = ${currency}
    group by 1 order by 1`.execute(db);
  return rows;
}
