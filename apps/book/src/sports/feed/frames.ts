import { sql } from 'kysely';
import type { Db, Tx } from '../../db/client.ts';

export type NewFrame = {
  readonly name: 'stop' | 'prices' | 'event' | 'incident' | 'result' | 'feed';
  readonly eventId: string | null;
  /** Whether lists are told of it as well. */
  readonly isMain: boolean;
  readonly data: object;
};

/** Channel on which processes hear that there is more to tell. */
export const SPORT_CHANNEL = 'book_sport';

/** Tells open pages something, in one order without gaps: stops come before what is less urgent. */
export async function writeFrames(tx: Tx, frames: readonly NewFrame[]): Promise<void> {
  if (frames.length === 0) return;
  const ordered = frames.toSorted((a, b) => Number(b.name === 'stop') - Number(a.name === 'stop'));
  const { rows } = await sql<{ seq: bigint }>`update sport_stream
    set seq = seq + ${ordered.length} returning seq`.execute(tx);
  const last = rows[0]?.seq ?? 0n;
  const first = last - BigInt(ordered.length) + 1n;
  const input = ordered.map(({ eventId, name, isMain, data }, place) => ({
    seq: `${first + BigInt(place)}`,
    event_id: eventId,
    name,
    is_main: isMain,
    data,
  }));
  await sql`insert into sport_frame (seq, event_id, name, is_main, data)
    select * from json_to_recordset(${JSON.stringify(input)}) as input (seq bigint, event_id text,
      name text, is_main boolean, data json)`.execute(tx);
  await sql`select pg_notify(${SPORT_CHANNEL}, ${`${last}`})`.execute(tx);
}

export async function readSeq(db: Db | Tx): Promise<bigint> {
  const row = await db.selectFrom('sport_stream').select('seq').executeTakeFirstOrThrow();
  return row.seq;
}

export const deleteFrames = (db: Db, keptMs: number) =>
  sql`delete from sport_frame
    where at < book_now() - ${keptMs} * interval '1 millisecond'`.execute(db);
