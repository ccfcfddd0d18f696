import type { MemberId } from '@baize/std/id';
import type { Instant } from '@baize/std/time';
import { sql } from 'kysely';
import type { Db, Row, Tx } from '../../base/db/index.ts';

export const insertLogin = (tx: Tx | Db, login: Row<'sessions_login'>) =>
  tx.insertInto('sessions_login').values(login).execute();

type Refused = Omit<Row<'sessions_login'>, 'member_id' | 'outcome'> & {
  readonly member_id: MemberId | null;
};

/** One line for all failures from an address within a time, or a flood would drown the others. */
export const insertRefusal = (tx: Tx, login: Refused, since: Instant) =>
  sql`insert into sessions_login (id, member_id, at, ip, user_agent, method, outcome)
    select ${login.id}, ${login.member_id}, ${login.at}, ${login.ip}, ${login.user_agent},
      ${login.method}, 'refused'
    where ${login.member_id}::text is not null and not exists (select from sessions_login where member_id = ${login.member_id}
      and outcome = 'refused' and ip = ${login.ip} and at > ${since})`.execute(tx);

/** The latest time that someone really came in, before a moment when one is given. */
export const findLatestLogin = (db: Db | Tx, memberId: MemberId, before?: Instant) =>
  db
    .selectFrom('sessions_login')
    .select(['at', 'ip'])
    .where('member_id', '=', memberId)
    .where('outcome', '=', 'in')
    .$if(before !== undefined, (query) => query.where('at', '<', before as Instant))
    .orderBy('at', 'desc')
    .limit(1)
    .executeTakeFirst();

export const listLogins = (db: Db | Tx, memberId: MemberId, limit: number) =>
  db
    .selectFrom('sessions_login')
    .select(['at', 'ip', 'user_agent', 'method', 'outcome'])
    .where('member_id', '=', memberId)
    .orderBy('at', 'desc')
    .limit(limit)
    .execute();

/** Forgets old logins, but never the last time that someone came in; the database refuses more. */
export const forgetLoginsBefore = (db: Db, before: Instant) =>
  sql`select sessions_forget_logins(${before})`.execute(db);

export const findAddress = (db: Db | Tx, memberId: MemberId, address: string) =>
  db
    .selectFrom('sessions_address')
    .select('last_at')
    .where('member_id', '=', memberId)
    .where('address', '=', address)
    .executeTakeFirst();

/** The address that each of these came in from first; those who never did are left out. */
export async function findFirstAddresses(
  db: Db | Tx,
  ids: readonly MemberId[],
): Promise<ReadonlyMap<MemberId, string>> {
  const rows = await db
    .selectFrom('sessions_address')
    .select(['member_id', 'address'])
    .distinctOn('member_id')
    .where((eb) => eb('member_id', '=', eb.fn.any(eb.val([...ids]))))
    .orderBy('member_id')
    .orderBy('first_at')
    .execute();
  return new Map(rows.map(({ member_id, address }) => [member_id, address]));
}

export const saveAddress = (tx: Tx, row: Row<'sessions_address'>) =>
  tx
    .insertInto('sessions_address')
    .values(row)
    .onConflict((known) =>
      known.columns(['member_id', 'address']).doUpdateSet({ last_at: row.last_at }),
    )
    .execute();

export const deleteAddresses = (tx: Tx, memberId: MemberId) =>
  tx.deleteFrom('sessions_address').where('member_id', '=', memberId).execute();

export const deleteAddressesBefore = (db: Db, before: Instant) =>
  db.deleteFrom('sessions_address').where('last_at', '<', before).execute();

export const saveDevice = (tx: Tx, row: Row<'sessions_device'>) =>
  tx
    .insertInto('sessions_device')
    .values(row)
    .onConflict((known) =>
      known.columns(['member_id', 'device_digest']).doUpdateSet({ last_at: row.last_at }),
    )
    .execute();

export const deleteDevicesBefore = (db: Db, before: Instant) =>
  db.deleteFrom('sessions_device').where('last_at', '<', before).execute();

/** Whether the member came in from devices before, and this one is none of them. */
export async function isOtherDevice(
  db: Db | Tx,
  memberId: MemberId,
  digest: string,
): Promise<boolean> {
  const { rows } = await sql<{ is_other: boolean | null }>`
    select not bool_or(device_digest = ${digest}) as is_other
    from sessions_device where member_id = ${memberId}`.execute(db);
  return rows[0]?.is_other ?? false;
}

export type UnseenLogin = Pick<
  Row<'sessions_login'>,
  'id' | 'member_id' | 'at' | 'ip' | 'user_agent' | 'outcome'
>;

/** Logins between two moments that did not come in and that nobody has looked at, the oldest first. */
export async function listUnseen(
  tx: Tx,
  { after, before, limit }: { after: Instant; before: Instant; limit: number },
): Promise<readonly UnseenLogin[]> {
  const { rows } = await sql<UnseenLogin>`
    select id, member_id, at, ip, user_agent, outcome from sessions_login l
    where outcome <> 'in' and at > ${after} and at < ${before}
      and not exists (select from sessions_looked s where s.login_id = l.id)
    order by at limit ${limit}`.execute(tx);
  return rows;
}

/** Whether somebody came in from that address within a while after this login. */
export async function cameInAfter(tx: Tx, { member_id, ip, at }: UnseenLogin): Promise<boolean> {
  const { rows } = await sql`select from sessions_login where member_id = ${member_id}
    and outcome = 'in' and ip = ${ip} and at >= ${at} limit 1`.execute(tx);
  return rows.length > 0;
}

/** False where somebody else has looked at it meanwhile. */
export async function markSeen(tx: Tx, id: string, isStrange: boolean): Promise<boolean> {
  const { rows } = await sql`insert into sessions_looked (login_id, is_strange)
    values (${id}, ${isStrange}) on conflict do nothing returning login_id`.execute(tx);
  return rows.length > 0;
}

/** Whether the member has been told of another strange one since that moment. */
export async function hasStrangeSince(
  tx: Tx,
  { id, member_id }: UnseenLogin,
  since: Instant,
): Promise<boolean> {
  const { rows } = await sql`select from sessions_login l
    join sessions_looked s on s.login_id = l.id and s.is_strange
    where l.member_id = ${member_id} and l.at > ${since} and l.id <> ${id} limit 1`.execute(tx);
  return rows.length > 0;
}
