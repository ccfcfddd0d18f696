import type { MemberId } from '@baize/std/id';
import { type Minor, ZERO } from '@baize/std/money';
import type { Instant } from '@baize/std/time';
import { sql } from 'kysely';
import type { Db, Tx } from '../../base/db/index.ts';

export type StakesAfter = {
  readonly memberId: MemberId;
  readonly currency: string;
  /** Only bets placed after it. */
  readonly after: Instant;
};

/** What a member staked on bets that were decided. A bet that runs or was taken back is not valid. */
export async function sumValidStakes(
  db: Db | Tx,
  { memberId, currency, after }: StakesAfter,
): Promise<Minor> {
  const { rows } = await sql<{ staked: Minor }>`
    select coalesce(sum(stake_cash + stake_bonus), 0) as staked from play_bet
    where member_id = ${memberId} and placed_at > ${after} and currency = ${currency}
      and status = 'settled' and kind = 'bet'`.execute(db);
  return rows[0]?.staked ?? ZERO;
}
