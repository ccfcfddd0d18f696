import type { MemberId } from '@baize/std/id';
import { sql } from 'kysely';
import { PLACES } from '../agents/index.ts';
import type { Db, Tx } from '../db/index.ts';

export type PlaceOf = {
  readonly memberId: MemberId;
  readonly number: bigint;
  readonly depth: number;
};

/** Where many members stand, by who they are. */
export async function listPlaces(
  db: Db | Tx,
  memberIds: readonly MemberId[],
): Promise<ReadonlyMap<MemberId, PlaceOf>> {
  const { rows } = await sql<PlaceOf>`
    select p.member_id as "memberId", p.number, nlevel(p.path) as depth
    from ${PLACES} as p where p.member_id = any (${[...memberIds]}::text[])`.execute(db);
  return new Map(rows.map((row) => [row.memberId, row]));
}

/** Whose numbers these are. */
export async function listHolders(
  db: Db | Tx,
  numbers: readonly string[],
): Promise<ReadonlyMap<string, MemberId>> {
  const { rows } = await sql<PlaceOf>`
    select p.member_id as "memberId", p.number
    from ${PLACES} as p where p.number = any (${[...numbers]}::bigint[])`.execute(db);
  return new Map(rows.map(({ number, memberId }) => [`${number}`, memberId]));
}
