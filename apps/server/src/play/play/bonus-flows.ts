import type { MemberId } from '@baize/std/id';
import type { Minor } from '@baize/std/money';
import type { Instant } from '@baize/std/time';
import { sql } from 'kysely';
import type { Db, Tx } from '../../base/db/index.ts';

export type FlowsAsked = {
  readonly memberId: MemberId;
  readonly currency: string;
  /** Where each stretch begins, the first first; the last has no end. */
  readonly starts: readonly Instant[];
};

/**
 * What bets changed about a member's bonus pocket, by the stretch they were placed in: what they paid
 * less what they took, as they stand now. One that was taken back changed nothing.
 */
export async function sumBonusFlows(
  db: Db | Tx,
  { memberId, currency, starts }: FlowsAsked,
): Promise<readonly Minor[]> {
  const { rows } = await sql<{ place: number; net: Minor }>`
    select width_bucket(placed_at, ${starts}::timestamptz[]) as place,
      sum(payout_bonus - case when status = 'void' then 0 else stake_bonus end) as net
    from play_bet
    where member_id = ${memberId} and stake_bonus > 0 and currency = ${currency}
      and placed_at >= ${starts[0]}
    group by 1`.execute(db);
  const nets = new Map(rows.map(({ place, net }) => [place, net]));
  return starts.map((_, index) => nets.get(index + 1) ?? (0n as Minor));
}

/** Whose bets with bonus money in them were changed after a moment. */
export async function listBonusPlayers(db: Db | Tx, after: Instant): Promise<readonly MemberId[]> {
  const { rows } = await sql<{ member_id: MemberId }>`
    select distinct member_id from play_bet
    where changed_at > ${after} and stake_bonus > 0 order by 1`.execute(db);
  return rows.map(({ member_id }) => member_id);
}

export type BonusBetsOf = {
  readonly memberId: MemberId;
  readonly currency: string;
  /** Of bets placed from here on. */
  readonly from: Instant;
};

/** Whether a bet that bonus money was staked on still runs. */
export async function hasOpenBonusBet(
  db: Db | Tx,
  { memberId, currency, from }: BonusBetsOf,
): Promise<boolean> {
  const { rows } = await sql`
    select 1 from play_bet
    where member_id = ${memberId} and stake_bonus > 0 and placed_at >= ${from}
      and currency = ${currency} and status || '' = 'running'
    limit 1`.execute(db);
  return rows.length > 0;
}
