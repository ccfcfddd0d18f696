import type { MemberId } from '@baize/std/id';
import type { Instant } from '@baize/std/time';
import {
  type Db,
  digestValue,
  openValue,
  type Row,
  sealValue,
  type Tx,
} from '../../base/db/index.ts';

/** With what is sealed in the clear. */
export type Profile = Omit<Row<'members_profile'>, 'id_digest'>;

/** The fields to change and when; what is left out stays as it is. */
export type ProfilePatch = Partial<Omit<Profile, 'member_id'>> & { readonly updated_at: Instant };

/** What is sealed of a profile. */
const SEALED_FIELDS = ['birthday', 'id_number'] as const;

const fieldOf = (field: (typeof SEALED_FIELDS)[number], memberId: MemberId) =>
  ({ of: `members_profile.${field}`, row: memberId }) as const;

/** Undefined for members who never said anything about themselves. */
export async function findProfile(db: Db | Tx, memberId: MemberId): Promise<Profile | undefined> {
  const profiles = db.selectFrom('members_profile').selectAll();
  const found = await profiles.where('member_id', '=', memberId).executeTakeFirst();
  if (!found) return undefined;
  const { id_digest: _digest, ...row } = found;
  const opened = SEALED_FIELDS.map((field) => {
    const sealed = row[field];
    return [field, sealed && openValue(db, fieldOf(field, memberId), sealed)];
  });
  return { ...row, ...(Object.fromEntries(opened) as Partial<Profile>) };
}

/** Null and left out stay what they are. */
function sealPatch(tx: Tx, memberId: MemberId, patch: ProfilePatch) {
  const sealed = SEALED_FIELDS.flatMap((field) => {
    const value = patch[field];
    return value ? [[field, sealValue(tx, fieldOf(field, memberId), value)]] : [];
  });
  const { id_number: document } = patch;
  return {
    ...patch,
    ...(Object.fromEntries(sealed) as Partial<Profile>),
    ...(document !== undefined && {
      id_digest: document && digestValue(tx, 'members_profile.id_number', document),
    }),
  };
}

export function upsertProfile(tx: Tx, memberId: MemberId, patch: ProfilePatch) {
  const sealed = sealPatch(tx, memberId, patch);
  return tx
    .insertInto('members_profile')
    .values({ ...sealed, member_id: memberId })
    .onConflict((conflict) => conflict.column('member_id').doUpdateSet(sealed))
    .execute();
}

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
