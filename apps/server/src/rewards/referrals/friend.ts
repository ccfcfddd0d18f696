import type { Brand } from '@baize/contract/brand';
import type {
  ReferralProgramme,
  ReferralStop,
  ReferralUndone,
} from '@baize/contract/referral-rules';
import { startOfDay } from '@baize/std/calendar';
import type { MemberId } from '@baize/std/id';
import type { Instant } from '@baize/std/time';
import { readContentList } from '../../base/brand/index.ts';
import type { Db, Row, Tx } from '../../base/db/index.ts';

/** A friend and how far they are, as it is kept. */
export type FriendRow = Omit<
  Row<'referrals_friend'>,
  'terms' | 'stop' | 'inviter_stop' | 'undone'
> & {
  /** Those of the day they registered on; null where the programme was closed. */
  readonly terms: ReferralProgramme | null;
  readonly stop: ReferralStop | null;
  readonly inviter_stop: ReferralStop | null;
  readonly undone: ReferralUndone | null;
};

/** One whom the programme takes. */
export type JoinedFriend = FriendRow & { readonly terms: ReferralProgramme };

export const hasTerms = (row: FriendRow): row is JoinedFriend => row.terms !== null;

export type ReferralOptions = { readonly brand: Brand };

/** The programme in force; undefined for a brand that has none. */
export async function findProgramme(
  db: Db | Tx,
  { code }: Pick<Brand, 'code'>,
): Promise<ReferralProgramme | undefined> {
  const [row] = await readContentList(db, code, 'referral');
  return row?.body;
}

/** The first moment that no longer counts for a friend. */
export const endOf = ({ until_on }: Pick<FriendRow, 'until_on'>, zone: string): Instant =>
  startOfDay(until_on, zone);

/** What the rewards of the inviter and of the friend are known by; another one after a void. */
export const sourceKeyOf = ({ friend_id, round }: Pick<FriendRow, 'friend_id' | 'round'>): string =>
  `${friend_id}:${round}`;

/** The friend whom a reward of the programme is about. */
export const friendIdOf = (sourceKey: string): MemberId => sourceKey.split(':')[0] as MemberId;
