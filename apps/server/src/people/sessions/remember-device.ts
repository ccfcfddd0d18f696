import { createHash } from 'node:crypto';
import type { MemberId } from '@baize/std/id';
import { sql } from 'kysely';
import type { Db, Tx } from '../../base/db/index.ts';
import type { World } from '../../base/kernel/index.ts';
import * as queries from './login-queries.ts';

/** Kept as a digest: it is compared, and never read again. */
const digestOf = (device: string): string => createHash('sha256').update(device).digest('hex');

type MemberDevice = { readonly memberId: MemberId; readonly device: string };

/** The member has come in from this device. */
export async function rememberDevice(
  { clock }: Pick<World, 'clock'>,
  tx: Tx,
  { memberId, device }: MemberDevice,
): Promise<void> {
  const at = clock.now();
  const row = { member_id: memberId, device_digest: digestOf(device), first_at: at, last_at: at };
  await queries.saveDevice(tx, row);
}

/** Whether the member has come in from other devices, and never from this one. */
export const isNewDevice = (
  tx: Db | Tx,
  { memberId, device }: { memberId: MemberId; device: string | undefined },
): Promise<boolean> =>
  device === undefined
    ? Promise.resolve(false)
    : queries.isOtherDevice(tx, memberId, digestOf(device));

export type MemberPair = { readonly memberId: MemberId; readonly otherId: MemberId };

/** Of these pairs, those who have come in from one device. */
export async function listSharingDevices(
  db: Db | Tx,
  pairs: readonly MemberPair[],
): Promise<readonly MemberPair[]> {
  if (pairs.length === 0) return [];
  const { rows } = await sql<MemberPair>`
    select p.member_id as "memberId", p.other_id as "otherId"
    from unnest(${pairs.map(({ memberId }) => memberId)}::text[],
      ${pairs.map(({ otherId }) => otherId)}::text[]) as p (member_id, other_id)
    where exists (select from sessions_device a join sessions_device b
      on b.device_digest = a.device_digest and b.member_id = p.other_id
      where a.member_id = p.member_id)`.execute(db);
  return rows;
}

/** Others who have come in from a device of this member. */
export async function listOnSameDevices(
  db: Db | Tx,
  memberId: MemberId,
): Promise<readonly MemberId[]> {
  const { rows } = await sql<{ id: MemberId }>`
    select distinct b.member_id as id from sessions_device a join sessions_device b
      on b.device_digest = a.device_digest and b.member_id <> a.member_id
    where a.member_id = ${memberId}`.execute(db);
  return rows.map(({ id }) => id);
}

export async function listDeviceDigests(
  db: Db | Tx,
  memberId: MemberId,
): Promise<readonly string[]> {
  const rows = await db
    .selectFrom('sessions_device')
    .select('device_digest')
    .where('member_id', '=', memberId)
    .execute();
  return rows.map(({ device_digest }) => device_digest);
}
