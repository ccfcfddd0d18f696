import type { MemberId } from '@baize/std/id';
import { sql } from 'kysely';
import type { Db, Tx } from '../db/index.ts';

export const findPlace = (db: Db | Tx, memberId: MemberId) =>
  db
    .selectFrom('agents_place')
    .select(['number', 'path'])
    .where('member_id', '=', memberId)
    .executeTakeFirst();

/** Whose numbers these are, in the same order. */
export async function listByNumbers(
  db: Db | Tx,
  numbers: readonly bigint[],
): Promise<readonly MemberId[]> {
  if (numbers.length === 0) return [];
  const rows = await db
    .selectFrom('agents_place')
    .select(['member_id', 'number'])
    .where('number', 'in', numbers)
    .execute();
  const byNumber = new Map(rows.map((row) => [row.number, row.member_id]));
  return numbers.flatMap((number) => byNumber.get(number) ?? []);
}

export async function countBelow(db: Db | Tx, path: string): Promise<number> {
  const { count } = await db
    .selectFrom('agents_place')
    .select(({ fn }) => fn.countAll<bigint>().as('count'))
    .where('path', '>=', path)
    .where('path', '<', sql<string>`${path}::ltree || 'z'`)
    .executeTakeFirstOrThrow();
  return Number(count);
}
