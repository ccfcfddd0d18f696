import { startOfDay } from '@baize/std/calendar';
import type { MemberId } from '@baize/std/id';
import { ZERO } from '@baize/std/money';
import type { Db, Tx } from '../../base/db/index.ts';
import { sumDepositsWithin } from '../../cashier/deposits/index.ts';
import { listFirstProven } from '../../people/members/index.ts';
import { sumValidBetsWithin } from '../../play/valid-bets/index.ts';
import { endOf, type FriendRow } from './friend.ts';
import type { FriendFacts } from './rules.ts';

type FriendSpan = Pick<FriendRow, 'friend_id' | 'from_on' | 'until_on'>;

/** What these friends have done, each within their own days: a statement a kind of fact. */
export async function readFacts(
  db: Db | Tx,
  friends: readonly FriendSpan[],
  zone: string,
): Promise<(friendId: MemberId) => FriendFacts> {
  const proven = await listFirstProven(
    db,
    friends.map(({ friend_id }) => friend_id),
  );
  const deposits = await sumDepositsWithin(
    db,
    friends.map((row) => ({
      memberId: row.friend_id,
      from: startOfDay(row.from_on, zone),
      to: endOf(row, zone),
    })),
  );
  const bets = await sumValidBetsWithin(
    db,
    friends.map(({ friend_id, from_on, until_on }) => ({
      memberId: friend_id,
      from: from_on,
      until: until_on,
    })),
  );
  const provenOf = new Map(proven.map(({ memberId, at }) => [memberId, at]));
  const depositedOf = new Map(deposits.map(({ memberId, total }) => [memberId, total]));
  const betOf = new Map(bets.map(({ memberId, valid }) => [memberId, valid]));
  return (friendId) => ({
    provenAt: provenOf.get(friendId) ?? null,
    deposited: depositedOf.get(friendId) ?? ZERO,
    bet: betOf.get(friendId) ?? ZERO,
  });
}
