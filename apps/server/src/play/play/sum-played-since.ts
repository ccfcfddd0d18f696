import type { MemberId } from '@baize/std/id';
import { type Minor, ZERO } from '@baize/std/money';
import type { Instant } from '@baize/std/time';
import { sql } from 'kysely';
import type { Db, Tx } from '../../base/db/index.ts';

/** What was staked and what was paid out. */
export type PlayedSum = { readonly staked: Minor; readonly won: Minor };

/** What a member's bets since a moment come to; one that still runs counts as staked. */
export async function sumPlayedSince(
  db: Db | Tx,
  memberId: MemberId,
  since: Instant,
): Promise<PlayedSum> {
  const { rows } = await sql<PlayedSum>`
    select coalesce(sum(stake_cash + stake_bonus), 0) as staked,
      coalesce(sum(payout_cash + payout_bonus), 0) as won
    from play_bet
    where member_id = ${memberId} and placed_at >= ${since} and status <> 'void'`.execute(db);
  return rows[0] ?? { staked: ZERO, won: ZERO };
}
