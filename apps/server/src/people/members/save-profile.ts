import type { MemberId } from '@baize/std/id';
import type { Db, Tx } from '../../base/db/index.ts';
import { Refusal } from '../../base/kernel/index.ts';
import * as queries from './profile-queries.ts';

/** What the database refuses, by the name of the index that keeps it unique. */
const TAKEN = {
  members_profile_mobile_once: 'mobile_taken',
  members_profile_email_once: 'email_taken',
} as const;

const isTaken = (name: unknown): name is keyof typeof TAKEN =>
  typeof name === 'string' && Object.hasOwn(TAKEN, name);

/**
 * Keeps what is known of a member. One account a telephone: whoever comes second is refused, even
 * when both come at once. A proven number is taken from an account that never proved it.
 */
export async function saveProfile(
  tx: Tx,
  memberId: MemberId,
  patch: queries.ProfilePatch,
): Promise<void> {
  if (patch.mobile && patch.mobile_verified_at) {
    await queries.releaseUnprovenMobile(tx, patch.mobile);
  }
  try {
    await queries.upsertProfile(tx, memberId, patch);
  } catch (error) {
    const { constraint } = error as { constraint?: unknown };
    if (isTaken(constraint)) throw new Refusal(TAKEN[constraint]);
    throw error;
  }
}

/** What is known of a member; every field is null when nothing is. */
export async function getProfile(
  db: Db | Tx,
  memberId: MemberId,
): Promise<Omit<queries.Profile, 'member_id' | 'updated_at'>> {
  return (await queries.findProfile(db, memberId)) ?? NOTHING_KNOWN;
}

const NOTHING_KNOWN: Omit<queries.Profile, 'member_id' | 'updated_at'> = {
  full_name: null,
  birthday: null,
  mobile: null,
  mobile_verified_at: null,
  email: null,
  email_verified_at: null,
  id_number: null,
  address: null,
  nationality: null,
  occupation: null,
  source_of_income: null,
  qq_num: null,
  line: null,
  whatsapp: null,
  facebook: null,
  wechat: null,
  telegram: null,
  zalo: null,
  recommender_id: null,
  register_url: null,
  domain: null,
};
