import type { RecordCategory } from '@baize/contract/record-category';
import type { Day } from '@baize/std/day';
import type { MemberId } from '@baize/std/id';
import type { Minor } from '@baize/std/money';
import type { Instant } from '@baize/std/time';
import { sql } from 'kysely';
import type { Db, Tx } from '../../base/db/index.ts';

/** Of several members, what settled on days from one up to another that is no longer part of it. */
export type MembersDays = {
  readonly memberIds: readonly MemberId[];
  readonly from: Day;
  readonly until: Day;
};

export type MemberValidBets = {
  readonly memberId: MemberId;
  readonly category: RecordCategory;
  readonly valid: Minor;
  readonly betCount: bigint;
  /** Different games with a settled bet. */
  readonly games: bigint;
};

/** By member and category; who has nothing there is not in it. */
export async function listMembersValidBets(
  db: Db | Tx,
  { memberIds, from, until }: MembersDays,
): Promise<readonly MemberValidBets[]> {
  const { rows } = await sql<MemberValidBets>`
    select member_id as "memberId", category, sum(valid)::bigint as valid,
      sum(bet_count)::bigint as "betCount", count(*) filter (where bet_count > 0) as games
    from (select member_id, category, vendor, game, sum(valid) as valid,
        sum(bet_count) as bet_count
      from valid_bets_day
      where member_id = any(${[...memberIds]}::text[])
        and day_on >= ${from}::date and day_on < ${until}::date
      group by 1, 2, 3, 4) as game
    group by 1, 2`.execute(db);
  return rows;
}

/** How many bets of each member paid at least so many times their stake. */
export async function countMembersWins(
  db: Db | Tx,
  { memberIds, from, until, times }: MembersDays & { readonly times: number },
): Promise<readonly { readonly memberId: MemberId; readonly wins: bigint }[]> {
  // A day lasts at most so long around its date in any zone: the index is read between.
  const { rows } = await sql<{ memberId: MemberId; wins: bigint }>`
    select member_id as "memberId", count(*) as wins from valid_bets_bet
    where member_id = any(${[...memberIds]}::text[])
      and settled_at >= ${from}::date - interval '1 day'
      and settled_at < ${until}::date + interval '1 day'
      and day_on >= ${from}::date and day_on < ${until}::date
      and status = 'settled' and stake_cash + stake_bonus > 0
      and payout_cash + payout_bonus >= ${times}::bigint * (stake_cash + stake_bonus)
    group by 1`.execute(db);
  return rows;
}

/** Up to when bets are counted. */
export async function readCountedTo(db: Db | Tx): Promise<Instant> {
  const { changed_to } = await db
    .selectFrom('valid_bets_mark')
    .select('changed_to')
    .executeTakeFirstOrThrow();
  return changed_to;
}
