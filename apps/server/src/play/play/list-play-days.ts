import type { Day } from '@baize/std/day';
import type { MemberId } from '@baize/std/id';
import type { Minor } from '@baize/std/money';
import type { Instant } from '@baize/std/time';
import { sql } from 'kysely';
import type { Db, Tx } from '../../base/db/index.ts';
import { IS_SHOWN } from './list-bets.ts';

export type PlayDay = {
  readonly day: Day;
  readonly lastAt: Instant;
  readonly bets: number;
  /** Of settled bets. */
  readonly staked: Minor;
  readonly paid: Minor;
};

/** What a member bet since a moment, by the day of the brand it was placed on, the newest first. */
export async function listPlayDays(
  db: Db | Tx,
  memberId: MemberId,
  { since, currency }: { readonly since: Instant; readonly currency: string },
): Promise<readonly PlayDay[]> {
  const { rows } = await sql<PlayDay>`
    select b.placed_on::text as day, max(b.placed_at) as "lastAt", count(*)::float8 as bets,
      coalesce(sum(b.stake_cash + b.stake_bonus) filter (where b.status = 'settled'), 0)
        ::numeric(38, 0) as staked,
      coalesce(sum(b.payout_cash + b.payout_bonus) filter (where b.status <> 'running'), 0)
        ::numeric(38, 0) as paid
    from play_bet b
    where ${IS_SHOWN} and b.member_id = ${memberId} and b.placed_at >= ${since}
      and b.currency = ${currency}
    group by 1 order by 1 desc`.execute(db);
  return rows;
}
