import type { MemberId } from '@baize/std/id';
import type { Instant } from '@baize/std/time';
import type { Db, Tx } from '../../base/db/index.ts';
import { ensure } from '../../base/kernel/index.ts';
import type { Member } from '../../people/members/index.ts';
import { listRewardable } from '../../rewards/claims/index.ts';

/**
 * Of these members, those who may be in a room: the same who may play. Who is excluded, cools off, was
 * closed or only tries the site is in none.
 */
export async function listMayChat(
  db: Db | Tx,
  memberIds: readonly MemberId[],
  at: Instant,
): Promise<ReadonlyMap<MemberId, Member>> {
  if (memberIds.length === 0) return new Map();
  return listRewardable(db, memberIds, at);
}

export async function ensureMayChat(db: Db | Tx, memberId: MemberId, at: Instant): Promise<void> {
  ensure((await listMayChat(db, [memberId], at)).has(memberId), 'chat_not_open');
}
