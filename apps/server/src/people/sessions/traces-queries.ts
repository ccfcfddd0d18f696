import type { MemberId } from '@baize/std/id';
import type { Instant } from '@baize/std/time';
import { sql } from 'kysely';
import type { Db, Row, Tx } from '../../base/db/index.ts';

/** Where a member came from, and how many others came from there. */
export type Trace = {
  readonly name: string;
  readonly firstAt: Instant;
  readonly lastAt: Instant;
  readonly sharedWith: number;
};

const SHOWN = 20;

export async function listDevices(db: Db | Tx, memberId: MemberId): Promise<readonly Trace[]> {
  const { rows } = await sql<Trace>`
    select left(d.device_digest, 8) as name, d.first_at as "firstAt", d.last_at as "lastAt",
      (select count(*) from sessions_device o where o.device_digest = d.device_digest
        and o.member_id <> d.member_id)::float8 as "sharedWith"
    from sessions_device d where d.member_id = ${memberId}
    order by d.last_at desc limit ${SHOWN}`.execute(db);
  return rows;
}

export async function listAddresses(db: Db | Tx, memberId: MemberId): Promise<readonly Trace[]> {
  const { rows } = await sql<Trace>`
    select a.address as name, a.first_at as "firstAt", a.last_at as "lastAt",
      (select count(*) from sessions_address o where o.address = a.address
        and o.member_id <> a.member_id)::float8 as "sharedWith"
    from sessions_address a where a.member_id = ${memberId}
    order by a.last_at desc limit ${SHOWN}`.execute(db);
  return rows;
}

/** An address that more have come from is a network's, and says nothing about its people. */
const CROWD = 20;

/** Others who came from an address of this member that few came from. */
export async function listAtSameAddresses(
  db: Db | Tx,
  memberId: MemberId,
): Promise<readonly MemberId[]> {
  const { rows } = await sql<{ id: MemberId }>`
    select distinct o.member_id as id
    from sessions_address a join sessions_address o
      on o.address = a.address and o.member_id <> a.member_id
    where a.member_id = ${memberId} and (select count(*) from
      (select from sessions_address c where c.address = a.address limit ${CROWD + 1}) as crowd)
      <= ${CROWD}
    limit 50`.execute(db);
  return rows.map(({ id }) => id);
}

/** Who came from an address, the latest first. */
export async function listMembersAt(db: Db | Tx, address: string): Promise<readonly MemberId[]> {
  const rows = await db
    .selectFrom('sessions_address')
    .select('member_id')
    .where('address', '=', address)
    .orderBy('last_at', 'desc')
    .limit(200)
    .execute();
  return rows.map((row) => row.member_id);
}

type Login = Pick<Row<'sessions_login'>, 'at' | 'ip' | 'outcome'>;

export const listLoginsBefore = (
  db: Db | Tx,
  memberId: MemberId,
  { before, limit }: { readonly before: Instant; readonly limit: number },
): Promise<readonly Login[]> =>
  db
    .selectFrom('sessions_login')
    .select(['at', 'ip', 'outcome'])
    .where('member_id', '=', memberId)
    .where('at', '<', before)
    .orderBy('at', 'desc')
    .limit(limit)
    .execute();
