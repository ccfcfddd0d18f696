import type { RecordCategory } from '@baize/contract/record-category';
import type { Day, DaySpan } from '@baize/std/day';
import type { MemberId } from '@baize/std/id';
import { type Minor, ZERO } from '@baize/std/money';
import type { Instant } from '@baize/std/time';
import { sql } from 'kysely';
import type { Db, Tx } from '../../base/db/index.ts';

/** What a member's bets that were settled on a day counted, by category. */
export type ValidBetsOfDay = {
  readonly day: Day;
  readonly category: RecordCategory;
  readonly betCount: number;
  readonly stake: Minor;
  readonly payout: Minor;
  readonly stakeCash: Minor;
  readonly payoutCash: Minor;
  readonly valid: Minor;
  /** Without what bonuses paid for. */
  readonly validCash: Minor;
};

/** By day and category, both days included; a day on which nothing counted is not in it. */
export async function readValidBets(
  db: Db | Tx,
  { memberId, from, to }: DaySpan & { readonly memberId: MemberId },
): Promise<readonly ValidBetsOfDay[]> {
  const { rows } = await sql<Omit<ValidBetsOfDay, 'betCount'> & { betCount: bigint }>`
    select day_on::text as day, category, sum(bet_count) as "betCount", sum(stake) as stake,
      sum(payout) as payout, sum(stake_cash) as "stakeCash", sum(payout_cash) as "payoutCash",
      sum(valid) as valid, sum(valid_cash) as "validCash"
    from valid_bets_day
    where member_id = ${memberId} and day_on between ${from}::date and ${to}::date
    group by 1, 2 having sum(bet_count) <> 0 order by 1, 2`.execute(db);
  return rows.map((row) => ({ ...row, betCount: Number(row.betCount) }));
}

/** What members lost of cash by bets that were settled on these days; below zero who is ahead. */
export async function sumCashLosses(
  db: Db | Tx,
  members: readonly MemberId[],
  { from, to }: DaySpan,
): Promise<ReadonlyMap<MemberId, Minor>> {
  const { rows } = await sql<{ memberId: MemberId; loss: Minor }>`
    select member_id as "memberId", sum(stake_cash - payout_cash)::bigint as loss
    from valid_bets_day
    where member_id = any (${[...members]}::text[]) and day_on between ${from}::date and ${to}::date
    group by 1`.execute(db);
  return new Map(rows.map(({ memberId, loss }) => [memberId, loss]));
}

export type LifetimeValidBets = { readonly valid: Minor; readonly validCash: Minor };

/** Of all that a member ever bet. */
export async function readLifetimeValidBets(
  db: Db | Tx,
  memberId: MemberId,
): Promise<LifetimeValidBets> {
  const row = await db
    .selectFrom('valid_bets_member')
    .select(['valid', 'valid_cash'])
    .where('member_id', '=', memberId)
    .executeTakeFirst();
  return { valid: row?.valid ?? ZERO, validCash: row?.valid_cash ?? ZERO };
}

/** Of the bets that were settled after a moment. */
export async function sumValidBetsSince(
  db: Db | Tx,
  { memberId, after }: { readonly memberId: MemberId; readonly after: Instant },
): Promise<Minor> {
  const { rows } = await sql<{ valid: Minor }>`
    select coalesce(sum(valid), 0) as valid from valid_bets_bet
    where member_id = ${memberId} and settled_at > ${after}`.execute(db);
  return rows[0]?.valid ?? ZERO;
}

/** What cash paid for of all that each of these members ever bet; who never bet is not in it. */
export async function readLifetimes(
  db: Db | Tx,
  members: readonly MemberId[],
): Promise<ReadonlyMap<MemberId, Minor>> {
  const { rows } = await sql<MemberSum>`
    select member_id, valid_cash from valid_bets_member
    where member_id = any(${members}::text[])`.execute(db);
  return new Map(rows.map((row) => [row.member_id, row.valid_cash]));
}

type MemberSum = { readonly member_id: MemberId; readonly valid_cash: Minor };

/** The same of these days, both included. */
export async function sumValidCash(
  db: Db | Tx,
  { members, from, to }: DaySpan & { readonly members: readonly MemberId[] },
): Promise<ReadonlyMap<MemberId, Minor>> {
  const { rows } = await sql<MemberSum>`
    select member_id, sum(valid_cash) as valid_cash from valid_bets_day
    where member_id = any(${members}::text[]) and day_on between ${from}::date and ${to}::date
    group by 1`.execute(db);
  return new Map(rows.map((row) => [row.member_id, row.valid_cash]));
}

/** Whose bets of a whole life, as far as cash paid for them, come to the least. */
export async function listLifetimesFrom(
  db: Db | Tx,
  least: Minor,
): Promise<ReadonlyMap<MemberId, Minor>> {
  const { rows } = await sql<MemberSum>`
    select member_id, valid_cash from valid_bets_member where valid_cash >= ${least}`.execute(db);
  return new Map(rows.map((row) => [row.member_id, row.valid_cash]));
}

type LifetimePage = {
  readonly after: MemberId | '';
  readonly least: Minor;
  readonly limit: number;
};

/** Who ever bet at least so much of their own, page after page by their ids. */
export async function listBettorsFrom(
  db: Db | Tx,
  { after, least, limit }: LifetimePage,
): Promise<readonly MemberId[]> {
  const { rows } = await sql<{ member_id: MemberId }>`
    select member_id from valid_bets_member
    where member_id > ${after} and valid_cash >= ${least} order by 1 limit ${limit}`.execute(db);
  return rows.map(({ member_id }) => member_id);
}
