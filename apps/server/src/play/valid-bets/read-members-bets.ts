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
  /** Bets that counted anything: one that was left at once or taken back did not. */
  readonly betCount: bigint;
  /** Different games with such a bet. */
  readonly games: bigint;
};

/** By member and category; who has nothing there is not in it. */
export async function listMembersValidBets(
  db: Db | Tx,
  { memberIds, from, until }: MembersDays,
): Promise<readonly MemberValidBets[]> {
  const { rows } = await sql<MemberValidBets>`
    select member_id as "memberId", category, sum(valid)::bigint as valid,
      sum(valid_count)::bigint as "betCount", count(*) filter (where valid_count > 0) as games
    from (select member_id, category, vendor, game, sum(valid) as valid,
        sum(valid_count) as valid_count
      from valid_bets_day
      where member_id = any(${[...memberIds]}::text[])
        and day_on >= ${from}::date and day_on < ${until}::date
      group by 1, 2, 3, 4) as game
    group by 1, 2`.execute(db);
  return rows;
}

/** Of one member, days from one up to another that is no longer part of it. */
export type MemberDays = {
  readonly memberId: MemberId;
  readonly from: Day;
  readonly until: Day;
};

/** What each of these members bet on days of their own, as it counts; who bet nothing is left out. */
export async function sumValidBetsWithin(
  db: Db | Tx,
  spans: readonly MemberDays[],
): Promise<readonly { readonly memberId: MemberId; readonly valid: Minor }[]> {
  const { rows } = await sql<{ memberId: MemberId; valid: Minor }>`
    select day.member_id as "memberId", sum(day.valid)::bigint as valid
    from unnest(${spans.map(({ memberId }) => memberId)}::text[],
      ${spans.map(({ from }) => from)}::date[],
      ${spans.map(({ until }) => until)}::date[]) as span (member_id, from_on, until_on)
    join valid_bets_day as day on day.member_id = span.member_id
      and day.day_on >= span.from_on and day.day_on < span.until_on
    group by 1`.execute(db);
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
