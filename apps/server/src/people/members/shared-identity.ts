import type { MemberId } from '@baize/std/id';
import type { Instant } from '@baize/std/time';
import { sql } from 'kysely';
import { type Db, digestValue, type Tx } from '../../base/db/index.ts';
import { areAlmostEqual } from './almost-equal.ts';
import { findProfile } from './profile-queries.ts';

/** A member, and the first other one who has the same. */
export type SharedWith = { readonly memberId: MemberId; readonly otherId: MemberId };

/** Of these members, those with a bank account that another has too, also one taken away since. */
export async function listSharingBankAccounts(
  db: Db | Tx,
  members: readonly MemberId[],
): Promise<readonly SharedWith[]> {
  const { rows } = await sql<SharedWith>`
    select distinct on (a.member_id) a.member_id as "memberId", b.member_id as "otherId"
    from members_bank_account a join members_bank_account b
      on b.account_digest = a.account_digest and b.bank_name = a.bank_name
        and b.member_id <> a.member_id
    where a.member_id = any (${[...members]}::text[])
    order by a.member_id, b.member_id`.execute(db);
  return rows;
}

/** Of these members, those who gave a document that another gave too. */
export async function listSharingDocuments(
  db: Db | Tx,
  members: readonly MemberId[],
): Promise<readonly SharedWith[]> {
  const { rows } = await sql<SharedWith>`
    select distinct on (a.member_id) a.member_id as "memberId", b.member_id as "otherId"
    from members_profile a join members_profile b
      on b.id_digest = a.id_digest and b.member_id <> a.member_id
    where a.member_id = any (${[...members]}::text[])
    order by a.member_id, b.member_id`.execute(db);
  return rows;
}

/** An account that seems to be of the same person as another, and by which sign. */
export type SamePerson = { readonly otherId: MemberId; readonly sign: string };

/** Accounts with a bank account, a document, or a name and birthday of this member. */
export async function listSamePeople(
  db: Db | Tx,
  memberId: MemberId,
): Promise<readonly SamePerson[]> {
  const { rows } = await sql<SamePerson>`
    select distinct b.member_id as "otherId", 'bank_account' as sign
    from members_bank_account a join members_bank_account b
      on b.account_digest = a.account_digest and b.bank_name = a.bank_name
        and b.member_id <> a.member_id
    where a.member_id = ${memberId}
    union all
    select b.member_id, 'document'
    from members_profile a join members_profile b
      on b.id_digest = a.id_digest and b.member_id <> a.member_id
    where a.member_id = ${memberId}`.execute(db);
  return [...rows, ...(await listNamesakes(db, memberId))];
}

/** A sign of a person, as it can be kept when the person is forgotten. */
export type PersonDigest = {
  readonly sign: 'bank_account' | 'document' | 'name_and_birthday' | 'device';
  readonly digest: string;
};

/** What somebody would be known by again, none of it readable. */
export async function listPersonDigests(
  db: Db | Tx,
  memberId: MemberId,
): Promise<readonly PersonDigest[]> {
  const { rows } = await sql<PersonDigest>`
    select distinct 'bank_account' as sign, account_digest as digest from members_bank_account
    where member_id = ${memberId} and account_digest is not null
    union all
    select 'document', id_digest from members_profile
    where member_id = ${memberId} and id_digest is not null`.execute(db);
  const own = await findProfile(db, memberId);
  if (!own?.full_name || !own.birthday) return rows;
  const named = `${own.full_name.toLowerCase()} ${own.birthday}`;
  const digest = digestValue(db, 'members_profile.birthday', named);
  return [...rows, { sign: 'name_and_birthday' as const, digest }];
}

/** Birthdays are sealed, so only those of namesakes are opened and compared. */
async function listNamesakes(db: Db | Tx, memberId: MemberId): Promise<readonly SamePerson[]> {
  const own = await findProfile(db, memberId);
  if (!own?.full_name || !own.birthday) return [];
  const { rows } = await sql<{ member_id: MemberId; full_name: string }>`
    select member_id, full_name from members_profile
    where lower(full_name) = lower(${own.full_name}) and member_id <> ${memberId}
    limit ${NAMESAKES_MAX}`.execute(db);
  const same: SamePerson[] = [];
  for (const { member_id: otherId } of rows) {
    const other = await findProfile(db, otherId);
    if (other?.birthday === own.birthday) same.push({ otherId, sign: 'name_and_birthday' });
  }
  return same;
}

/**
 * People on a break who were born on the same day and whose name differs by a letter: a slip of the
 * pen, or somebody who comes back. With one letter changed, one half of a name is as it was.
 */
export async function listAlmostNamesakes(
  db: Db | Tx,
  memberId: MemberId,
  at: Instant,
): Promise<readonly SamePerson[]> {
  const own = await findProfile(db, memberId);
  if (!own?.full_name || !own.birthday) return [];
  const name = own.full_name.toLowerCase();
  const half = Math.floor((name.length - 1) / 2);
  const { rows } = await sql<{ member_id: MemberId; name: string }>`
    select p.member_id, lower(p.full_name) as name
    from members_member m join members_profile p on p.member_id = m.id
    where m.excluded_until > ${at} and m.id <> ${memberId} and lower(p.full_name) <> ${name}
      and (left(lower(p.full_name), ${half}::int) = ${name.slice(0, half)}
        or right(lower(p.full_name), ${half}::int) = ${name.slice(name.length - half)})
    limit ${NAMESAKES_MAX}`.execute(db);
  const same: SamePerson[] = [];
  for (const { member_id: otherId, name: theirs } of rows) {
    if (!areAlmostEqual(name, theirs)) continue;
    const other = await findProfile(db, otherId);
    if (other?.birthday === own.birthday) same.push({ otherId, sign: 'name_and_birthday' });
  }
  return same;
}

/** More have one name than were ever born on one day; who looks for a person looks no further. */
const NAMESAKES_MAX = 500;
