import { apply, EMPTY_ROOM, type RoomEvent, type RoomState } from '@baize/engines/rooms/room';
import { sql } from 'kysely';
import type { Db, Tx } from '../db/client.ts';
import type { WirePools } from '../wire.ts';
import { type Lease, LeaseLost } from './lease-queries.ts';

/** The channel by which processes tell each other what happened in a room. */
export const CHANNEL = 'studio_room';

/** What is told: an event of the log, who has something of their own to read, or what is not kept. */
export type RoomNotice =
  | { readonly room: string; readonly seq: number; readonly event: RoomEvent }
  | { readonly room: string; readonly own: readonly string[] }
  | {
      readonly room: string;
      readonly tally: Readonly<Record<string, number>>;
      readonly pools?: WirePools;
    }
  | { readonly room: string; readonly process: string; readonly present: number };

export async function tell(tx: Db | Tx, told: RoomNotice): Promise<void> {
  await sql`select pg_notify(${CHANNEL}, ${JSON.stringify(told)})`.execute(tx);
}

export type OwnBet = { readonly room: string; readonly id: string };

/** A notification of the database has room for so many ids. */
const TOLD_AT_ONCE = 200;

/** One message for all bets of a room that are told of together. */
export async function tellOwn(tx: Db | Tx, bets: readonly OwnBet[]): Promise<readonly void[]> {
  for (const [room, own] of Map.groupBy(bets, (bet) => bet.room)) {
    const ids = own.map(({ id }) => id);
    for (let from = 0; from < ids.length; from += TOLD_AT_ONCE) {
      await tell(tx, { room, own: ids.slice(from, from + TOLD_AT_ONCE) });
    }
  }
  return bets.map(() => undefined);
}

type Appending = { readonly lease: Lease; readonly event: RoomEvent; readonly isNewShoe?: boolean };

/**
 * Writes the next event of a room and tells every process. Refused where the lease has ended or has
 * gone to another: nothing of the transaction is written then.
 */
export async function appendEvent(
  tx: Tx,
  { lease, event, isNewShoe = false }: Appending,
): Promise<number> {
  const { room, epoch } = lease;
  const { rows } = await sql<{ seq: bigint }>`
    update room set seq = seq + 1, shoe_seq = case when ${isNewShoe} then seq + 1 else shoe_seq end
    where code = ${room} and epoch = ${epoch} and lease_until > room_clock()
    returning seq`.execute(tx);
  const seq = rows[0]?.seq;
  if (seq === undefined) throw new LeaseLost(room);
  await sql`insert into room_event (room, seq, body, at)
    values (${room}, ${seq}, ${JSON.stringify(event)}, room_clock())`.execute(tx);
  if (isNewShoe) {
    await tx.deleteFrom('room_event').where('room', '=', room).where('seq', '<', seq).execute();
  }
  await tell(tx, { room, seq: Number(seq), event });
  return Number(seq);
}

/** The room as its log tells it. */
export async function readRoom(tx: Db | Tx, room: string): Promise<RoomState> {
  const rows = await tx
    .selectFrom('room_event')
    .select(['seq', 'body'])
    .where('room', '=', room)
    .orderBy('seq')
    .execute();
  const [first] = rows;
  if (!first) return EMPTY_ROOM;
  const before = { ...EMPTY_ROOM, seq: Number(first.seq) - 1 };
  return rows.reduce((state, { body }) => apply(state, body), before);
}
