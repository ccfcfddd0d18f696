import type { MemberId } from '@baize/std/id';
import type { Instant } from '@baize/std/time';
import type { Db, Row, Tx } from '../db/index.ts';

export type Profile = Row<'members_profile'>;

/** The fields to change and when; what is left out stays as it is. */
export type ProfilePatch = Partial<Omit<Profile, 'member_id'>> & { readonly updated_at: Instant };

/** Undefined for members who never said anything about themselves. */
export const findProfile = (db: Db | Tx, memberId: MemberId) =>
  db.selectFrom('members_profile').selectAll().where('member_id', '=', memberId).executeTakeFirst();

export const upsertProfile = (tx: Tx, memberId: MemberId, patch: ProfilePatch) =>
  tx
    .insertInto('members_profile')
    .values({ ...patch, member_id: memberId })
    .onConflict((conflict) => conflict.column('member_id').doUpdateSet(patch))
    .execute();

/** Takes a number from whoever wrote it down without ever proving that it is theirs. */
export const releaseUnprovenMobile = (tx: Tx, mobile: string) =>
  tx
    .updateTable('members_profile')
    .set({ mobile: null })
    .where('mobile', '=', mobile)
    .where('mobile_verified_at', 'is', null)
    .execute();

type Consent = Row<'members_consent'>;

/** Given twice to one text, the first time counts. */
export const insertConsents = (tx: Tx, consents: readonly Consent[]) =>
  tx
    .insertInto('members_consent')
    .values([...consents])
    .onConflict((conflict) => conflict.doNothing())
    .execute();

export const listConsents = (db: Db | Tx, memberId: MemberId) =>
  db
    .selectFrom('members_consent')
    .selectAll()
    .where('member_id', '=', memberId)
    .orderBy('kind')
    .execute();
