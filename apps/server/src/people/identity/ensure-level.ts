import type { IdentityLevel, LevelNeeded } from '@baize/contract/identity-rules';
import type { Day } from '@baize/std/day';
import type { MemberId } from '@baize/std/id';
import type { Minor } from '@baize/std/money';
import type { Db, Tx } from '../../base/db/index.ts';
import { ensure } from '../../base/kernel/index.ts';
import { getProfile } from '../members/index.ts';
import * as queries from './queries.ts';
import { isAtLeast, levelFor, levelOf } from './rules.ts';

export async function readLevel(
  db: Db | Tx,
  memberId: MemberId,
  today: Day,
): Promise<IdentityLevel> {
  const profile = await getProfile(db, memberId);
  const hasContact = profile.mobile_verified_at !== null || profile.email_verified_at !== null;
  const document = (await queries.findApproved(db, memberId)) ?? null;
  return levelOf({ hasContact, document }, today);
}

export type Wish = {
  readonly memberId: MemberId;
  readonly needed: LevelNeeded;
  /** What it comes to in all; null for more than any line. */
  readonly sum: Minor | null;
  readonly today: Day;
};

/** Refuses who is not known well enough for a sum, and names the level that opens it. */
export async function ensureLevel(
  db: Db | Tx,
  { memberId, needed, sum, today }: Wish,
): Promise<void> {
  const level = levelFor(needed, sum);
  if (level === null) return;
  const isEnough = isAtLeast(await readLevel(db, memberId, today), level);
  const code = level === 'document' ? 'identity_document_needed' : 'identity_contact_needed';
  ensure(isEnough, code, { level });
}
