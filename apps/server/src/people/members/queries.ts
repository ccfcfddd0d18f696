import type { Day } from '@baize/std/day';
import type { MemberId } from '@baize/std/id';
import type { Minor } from '@baize/std/money';
import type { Instant } from '@baize/std/time';
import { sql } from 'kysely';
import type { Db, Row, Tx } from '../../base/db/index.ts';
import { type Ask, textColumn } from '../../books/ledger/index.ts';

/** False when somebody has the name already, even a moment ago and not yet committed. */
export async function insertMember(tx: Tx, member: Row<'members_member'>): Promise<boolean> {
  const made = await tx
    .insertInto('members_member')
    .values(member)
    .onConflict((conflict) => conflict.column('account').doNothing())
    .returning('id')
    .executeTakeFirst();
  return made !== undefined;
}

export const findMember = (db: Db | Tx, id: MemberId) =>
  db.selectFrom('members_member').selectAll().where('id', '=', id).executeTakeFirst();

export const getMember = (db: Db | Tx, id: MemberId) =>
  db.selectFrom('members_member').selectAll().where('id', '=', id).executeTakeFirstOrThrow();

/** Waits for whoever changes the member, and makes those who come next wait. */
export const lockMember = (tx: Tx, id: MemberId) =>
  tx
    .selectFrom('members_member')
    .selectAll()
    .where('id', '=', id)
    .forUpdate()
    .executeTakeFirstOrThrow();

/** Many members at once. */
export const listMembers = (db: Db | Tx, ids: readonly MemberId[]) =>
  db
    .selectFrom('members_member')
    .selectAll()
    .where((eb) => eb('id', '=', eb.fn.any(eb.val([...ids]))))
    .execute();

type MemberPage = { readonly after: string | null; readonly limit: number };

/** Members page by page, in the order of their ids: the order they came in. */
export async function listMemberIds(
  tx: Db | Tx,
  { after, limit }: MemberPage,
): Promise<readonly MemberId[]> {
  const rows = await tx
    .selectFrom('members_member')
    .select('id')
    .where('id', '>', (after ?? '') as MemberId)
    .orderBy('id')
    .limit(limit)
    .execute();
  return rows.map(({ id }) => id);
}

/** Those of whom nobody has looked yet where they came from, in the order of their ids. */
export async function listWithoutCountry(
  db: Db | Tx,
  { after, limit }: MemberPage,
): Promise<readonly MemberId[]> {
  const rows = await db
    .selectFrom('members_member')
    .select('id')
    .where('country', 'is', null)
    .where('id', '>', (after ?? '') as MemberId)
    .orderBy('id')
    .limit(limit)
    .execute();
  return rows.map(({ id }) => id);
}

/** The names of many, by their ids. */
export async function listAccounts(
  db: Db | Tx,
  ids: readonly MemberId[],
): Promise<ReadonlyMap<MemberId, string>> {
  if (ids.length === 0) return new Map();
  const rows = await db
    .selectFrom('members_member')
    .select(['id', 'account'])
    .where('id', 'in', ids)
    .execute();
  return new Map(rows.map(({ id, account }) => [id, account]));
}

/** By the name they log in with, however it is written. */
export const findByAccount = (db: Db | Tx, account: string) =>
  db
    .selectFrom('members_member')
    .selectAll()
    .where('account', '=', account.toLowerCase())
    .executeTakeFirst();

/** By a telephone number with its country, and whether it was ever proven to be theirs. */
export const findByMobile = (db: Db | Tx, mobile: string) =>
  db
    .selectFrom('members_member as member')
    .innerJoin('members_profile as profile', 'profile.member_id', 'member.id')
    .selectAll('member')
    .select('profile.mobile_verified_at')
    .where('profile.mobile', '=', mobile)
    .executeTakeFirst();

/** By an e-mail address that was proven to be theirs; others may have written it down as well. */
export const findByEmail = (db: Db | Tx, email: string) =>
  db
    .selectFrom('members_member as member')
    .innerJoin('members_profile as profile', 'profile.member_id', 'member.id')
    .selectAll('member')
    .where('profile.email', '=', email.toLowerCase())
    .where('profile.email_verified_at', 'is not', null)
    .executeTakeFirst();

/** The agent or member who invites with this code. */
export const findByAffiliateCode = (db: Db | Tx, code: string) =>
  db
    .selectFrom('members_member')
    .selectAll()
    .where('affiliate_code', '=', code.toUpperCase())
    .executeTakeFirst();

export const findByReferralCode = (db: Db | Tx, code: string) =>
  db
    .selectFrom('members_member')
    .selectAll()
    .where('referral_code', '=', code.toUpperCase())
    .executeTakeFirst();

/** Whether a member is this inviter, or was brought by them, or by somebody they brought. */
export async function isInvitedBy(
  db: Db | Tx,
  memberId: MemberId,
  inviterId: MemberId,
): Promise<boolean> {
  const { rows } = await sql<{ is: boolean }>`
    with recursive line as (
      select id, referred_by from members_member where id = ${memberId}
      union all
      select upper.id, upper.referred_by
      from line join members_member as upper on upper.id = line.referred_by
    )
    select exists (select from line where id = ${inviterId}) as is`.execute(db);
  return rows[0]?.is ?? false;
}

/** How many a demonstration has made. */
export async function countDemoMembers(db: Db | Tx): Promise<number> {
  const { count } = await db
    .selectFrom('members_member')
    .select(({ fn }) => fn.countAll<bigint>().as('count'))
    .where('is_demo', '=', true)
    .executeTakeFirstOrThrow();
  return Number(count);
}

/** How many members an agent stands directly above. */
export async function countDirectMembers(db: Db | Tx, uplineId: MemberId): Promise<number> {
  const { count } = await db
    .selectFrom('members_member')
    .select(({ fn }) => fn.countAll<bigint>().as('count'))
    .where('upline_id', '=', uplineId)
    .executeTakeFirstOrThrow();
  return Number(count);
}

/** Those an agent stands directly above. */
export async function listDirectIds(db: Db | Tx, uplineId: MemberId): Promise<readonly MemberId[]> {
  const rows = await db
    .selectFrom('members_member')
    .select('id')
    .where('upline_id', '=', uplineId)
    .execute();
  return rows.map(({ id }) => id);
}

type OldOnes = {
  readonly types: readonly number[];
  readonly createdBefore: Instant;
  readonly limit: number;
};

/** Members of these types who came before that moment and may still play, oldest first. */
export const listActiveOfTypes = (tx: Tx, { types, createdBefore, limit }: OldOnes) =>
  tx
    .selectFrom('members_member')
    .select('id')
    .where((eb) => eb('type', '=', eb.fn.any(eb.val(types))))
    .where('status', '=', 'active')
    .where('created_at', '<', createdBefore)
    .orderBy('created_at')
    .limit(limit)
    .execute();

type Column =
  | 'status'
  | 'avatar'
  | 'nickname'
  | 'language'
  | 'upline_id'
  | 'stake_max'
  | 'bonus_until'
  | 'agreed_on'
  | 'country';
type Change = Partial<Pick<Row<'members_member'>, Column>>;

export const updateMember = (tx: Db | Tx, id: MemberId, change: Change) =>
  tx.updateTable('members_member').set(change).where('id', '=', id).execute();

export type MemberWhoPlays = {
  readonly id: MemberId;
  readonly isActive: boolean;
  readonly currency: string;
  readonly stakeMax: Minor | null;
  readonly bonusUntil: Instant | null;
  readonly excludedUntil: Instant | null;
  readonly agreedOn: Day | null;
};

/** Who of these may play, and in which currency, read together with a batch of bets. */
export const askMembers = (ask: Ask, ids: readonly string[]) =>
  ask<MemberWhoPlays>({
    name: 'members_who_play',
    text: `select id, status = 'active' as "isActive", currency, stake_max as "stakeMax",
        bonus_until as "bonusUntil", excluded_until as "excludedUntil", agreed_on as "agreedOn"
      from members_member
      where id = any ($1::text[])`,
    values: [textColumn(ids)],
  });
