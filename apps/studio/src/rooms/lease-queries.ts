import { type Instant, instant } from '@baize/std/time';
import { sql } from 'kysely';
import type { Db, Tx } from '../db/client.ts';

/** The right to write a room's log, as long as nobody has taken it since. */
export type Lease = { readonly room: string; readonly epoch: bigint };

/** A writer that is killed is followed by another after this long at most. */
const LEASE_MS = 3_000;

/** Somebody else writes this room now, or may: what was being written is not. */
export class LeaseLost extends Error {
  constructor(room: string) {
    super(`the lease of ${room} is lost`);
    this.name = 'LeaseLost';
  }
}

/** The only clock of a room: the database's. */
export async function readRoomClock(tx: Db | Tx): Promise<Instant> {
  const { rows } = await sql<{ now: Date }>`select room_clock() as now`.execute(tx);
  return instant(rows[0]?.now ?? new Date(Number.NaN));
}

export async function insertRooms(db: Db, codes: readonly string[]): Promise<void> {
  if (codes.length === 0) return;
  await db
    .insertInto('room')
    .values(codes.map((code) => ({ code, owner: null })))
    .onConflict((conflict) => conflict.column('code').doNothing())
    .execute();
}

/** Takes the rooms that nobody writes. Each time a room changes hands its epoch is raised. */
export async function takeLeases(
  db: Db,
  owner: string,
  codes: readonly string[],
): Promise<readonly Lease[]> {
  const { rows } = await sql<Lease>`
    update room set owner = ${owner}, epoch = epoch + 1,
      lease_until = room_clock() + ${LEASE_MS} * interval '1 millisecond'
    where code in (
      select code from room where code = any(${codes}::text[]) and lease_until <= room_clock()
      for update skip locked)
    returning code as room, epoch`.execute(db);
  return rows;
}

/** Those that are still ours, for longer now. */
export async function renewLeases(
  db: Db,
  owner: string,
  leases: readonly Lease[],
): Promise<ReadonlySet<string>> {
  const input = JSON.stringify(leases.map(({ room, epoch }) => ({ room, epoch: `${epoch}` })));
  const { rows } = await sql<{ code: string }>`
    update room set lease_until = room_clock() + ${LEASE_MS} * interval '1 millisecond'
    from json_to_recordset(${input}) as held (room text, epoch bigint)
    where code = held.room and room.epoch = held.epoch and owner = ${owner}
      and lease_until > room_clock()
    returning code`.execute(db);
  return new Set(rows.map(({ code }) => code));
}

/** Whoever stops in good order, or has nothing to write, leaves at once. */
export async function releaseLeases(
  db: Db,
  owner: string,
  codes: readonly string[],
): Promise<void> {
  await sql`
    update room set lease_until = '-infinity'
    where owner = ${owner} and code = any(${codes}::text[])`.execute(db);
}
