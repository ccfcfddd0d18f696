import type { MemberId } from '@baize/std/id';
import { isBefore } from '@baize/std/time';
import type { World } from '../../base/kernel/index.ts';
import { findMember } from '../../people/members/index.ts';
import { findToken } from './token-queries.ts';
import { hashToken } from './tokens.ts';

type SessionQuery = {
  readonly memberId: MemberId;
  readonly vendor: string;
  readonly token: string | undefined;
};

/**
 * Whether someone may still act at a vendor on what is theirs: the account is neither blocked nor
 * closed, and the session of the token has not ended. A break from play ends neither.
 */
export async function isSessionOpen(
  { db, clock }: Pick<World, 'db' | 'clock'>,
  { memberId, vendor, token }: SessionQuery,
): Promise<boolean> {
  const member = await findMember(db, memberId);
  if (member?.status !== 'active') return false;
  if (token === undefined) return true;
  const kept = await findToken(db, hashToken(token));
  return (
    kept !== undefined &&
    kept.kind === 'session' &&
    kept.member_id === memberId &&
    kept.vendor === vendor &&
    isBefore(clock.now(), kept.expires_at)
  );
}
