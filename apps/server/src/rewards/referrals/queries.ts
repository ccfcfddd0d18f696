import type { MemberId } from '@baize/std/id';
import { type Minor, ZERO } from '@baize/std/money';
import type { Instant } from '@baize/std/time';
import { sql } from 'kysely';
import type { Db, Row, Tx } from '../../base/db/index.ts';
import type { FriendRow, JoinedFriend } from './friend.ts';

type NewFriend = Pick<
  Row<'referrals_friend'>,
  'friend_id' | 'inviter_id' | 'joined_at' | 'from_on' | 'until_on' | 'step' | 'stop' | 'look_at'
> & { readonly terms: string | null };

/** Whoever is there already stays as they are: a friend counts once, for one inviter. */
export const insertFriend = (tx: Tx, row: NewFriend) =>
  tx
    .insertInto('referrals_friend')
    .values(row)
    .onConflict((conflict) => conflict.column('friend_id').doNothing())
    .execute();

const friends = (db: Db | Tx) => db.selectFrom('referrals_friend').selectAll().$castTo<FriendRow>();

export const findFriend = (db: Db | Tx, friendId: MemberId) =>
  friends(db).where('friend_id', '=', friendId).executeTakeFirst();

type FriendPage = { readonly before: Instant | null; readonly limit: number };

export const listFriends = (db: Db | Tx, inviterId: MemberId, { before, limit }: FriendPage) =>
  friends(db)
    .where('inviter_id', '=', inviterId)
    .$if(before !== null, (some) => some.where('joined_at', '<', before as Instant))
    .orderBy('joined_at', 'desc')
    .orderBy('friend_id', 'desc')
    .limit(limit)
    .execute();

type FriendSums = { readonly count: bigint; readonly pending: Minor };

/** How many a member has invited, and what those under way may still bring. */
export async function sumFriends(db: Db | Tx, inviterId: MemberId): Promise<FriendSums> {
  const { rows } = await sql<FriendSums>`
    select count(*) as count, coalesce(sum((terms->>'reward')::bigint)
      filter (where step in ('verify', 'deposit', 'bets', 'hold')), 0)::bigint as pending
    from referrals_friend where inviter_id = ${inviterId}`.execute(db);
  return rows[0] ?? { count: 0n, pending: ZERO };
}

type Month = { readonly inviterIds: readonly MemberId[]; readonly from: string };

/** For how many friends each of these was rewarded since the first day of a month. */
export async function countRewarded(db: Db | Tx, { inviterIds, from }: Month) {
  const { rows } = await sql<{ inviter_id: MemberId; count: bigint }>`
    select inviter_id, count(*) as count from referrals_friend
    where inviter_id = any(${[...inviterIds]}::text[]) and step = 'reward'
      and inviter_stop is null and rewarded_on >= ${from}::date
    group by 1`.execute(db);
  return new Map(rows.map((row) => [row.inviter_id, Number(row.count)]));
}

/** Held until the transaction ends; undefined while another counts. */
export const lockMarkIfFree = (tx: Tx) =>
  tx.selectFrom('referrals_mark').selectAll().forUpdate().skipLocked().executeTakeFirst();

type MarkChange = {
  readonly counted_to?: Instant;
  readonly reserved?: Minor;
  readonly is_open?: boolean;
};

export const setReferralsMark = (tx: Tx, mark: MarkChange) =>
  tx.updateTable('referrals_mark').set(mark).execute();

type Waking = { readonly memberIds: readonly MemberId[]; readonly now: Instant };

/** Lets friends who may have moved be counted at once, in one order for all who do so. */
export async function wakeFriends(tx: Tx, { memberIds, now }: Waking): Promise<void> {
  if (memberIds.length === 0) return;
  await sql`
    update referrals_friend set look_at = ${now}
    where friend_id in (select friend_id from referrals_friend
      where friend_id = any(${[...memberIds]}::text[]) and look_at > ${now}
      order by friend_id for update)`.execute(tx);
}

/** Rows that another transaction has in hand are left for the next time. */
export const lockDue = (tx: Tx, now: Instant, limit: number) =>
  friends(tx)
    .where('look_at', '<=', now)
    .orderBy('look_at')
    .limit(limit)
    .forUpdate()
    .skipLocked()
    .execute();

/** Writes where these friends stand now. */
export async function saveFriends(tx: Tx, rows: readonly JoinedFriend[]): Promise<void> {
  if (rows.length === 0) return;
  const of = <Value>(read: (row: JoinedFriend) => Value) => rows.map(read);
  const sums = (read: (row: JoinedFriend) => bigint) => of((row) => String(read(row)));
  await sql`
    update referrals_friend f
    set step = r.step, stop = r.stop, inviter_stop = r.inviter_stop, undone = r.undone,
      verified_at = r.verified_at, deposited = r.deposited, bet = r.bet, reserved = r.reserved,
      hold_until = r.hold_until, rewarded_on = r.rewarded_on, round = r.round, look_at = r.look_at
    from unnest(${of((row) => row.friend_id)}::text[], ${of((row) => row.step)}::text[],
      ${of((row) => row.stop)}::text[], ${of((row) => row.inviter_stop)}::text[],
      ${of((row) => row.undone)}::text[], ${of((row) => row.verified_at)}::timestamptz[],
      ${sums((row) => row.deposited)}::bigint[], ${sums((row) => row.bet)}::bigint[],
      ${sums((row) => row.reserved)}::bigint[], ${of((row) => row.hold_until)}::timestamptz[],
      ${of((row) => row.rewarded_on)}::date[], ${of((row) => row.round)}::int[],
      ${of((row) => row.look_at)}::timestamptz[])
      as r (friend_id, step, stop, inviter_stop, undone, verified_at, deposited, bet, reserved,
        hold_until, rewarded_on, round, look_at)
    where f.friend_id = r.friend_id`.execute(tx);
}
