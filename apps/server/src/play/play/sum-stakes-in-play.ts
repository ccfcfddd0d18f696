import type { MemberId } from '@baize/std/id';
import { type Minor, ZERO } from '@baize/std/money';
import { sql } from 'kysely';
import type { Db, Tx } from '../../base/db/index.ts';

/** What a member has staked on bets that still run, whenever they were placed. */
export async function sumStakesInPlay(db: Db | Tx, memberId: MemberId): Promise<Minor> {
  const { rows } = await sql<{ staked: Minor }>`
    select coalesce(sum(stake_cash + stake_bonus), 0) as staked from play_bet
    where member_id = ${memberId} and status = 'running'`.execute(db);
  return rows[0]?.staked ?? ZERO;
}
