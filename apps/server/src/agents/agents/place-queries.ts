import type { MemberId } from '@baize/std/id';
import { sql } from 'kysely';
import type { Db, Tx } from '../../base/db/index.ts';

const TREE = sql`hashtextextended('agents tree', 0)`;

/** Until the transaction ends nobody is moved. Newcomers and others that hold it come as they like. */
export const holdTree = (tx: Tx) => sql`select pg_advisory_xact_lock_shared(${TREE})`.execute(tx);

/** Whoever moves somebody is alone with the tree, and takes this before anything else. */
export const lockTree = (tx: Tx) => sql`select pg_advisory_xact_lock(${TREE})`.execute(tx);

export const findPlace = (db: Db | Tx, memberId: MemberId) =>
  db
    .selectFrom('agents_place')
    .select(['number', 'path'])
    .where('member_id', '=', memberId)
    .executeTakeFirst();

const COLUMNS = ['member_id as memberId', 'number', 'path'] as const;

export const listPlaces = (db: Db | Tx, ids: readonly MemberId[]) =>
  db
    .selectFrom('agents_place')
    .select(COLUMNS)
    .where(sql<boolean>`member_id = any (${ids})`)
    .execute();

export const findByNumbers = (db: Db | Tx, numbers: readonly bigint[]) =>
  db
    .selectFrom('agents_place')
    .select(COLUMNS)
    .where(sql<boolean>`number = any (${numbers.map(String)}::bigint[])`)
    .execute();

const below = (path: string) =>
  sql<boolean>`path >= ${path}::ltree and path < ${path}::ltree || 'z'`;

export async function countBelow(db: Db | Tx, path: string): Promise<number> {
  const { count } = await db
    .selectFrom('agents_place')
    .select(({ fn }) => fn.countAll<bigint>().as('count'))
    .where(below(path))
    .executeTakeFirstOrThrow();
  return Number(count);
}

/** How deep the deepest of a team stands, counted from the top of the line. */
export async function deepestOf(db: Db | Tx, path: string): Promise<number> {
  const { deepest } = await db
    .selectFrom('agents_place')
    .select(sql<number>`max(nlevel(path))`.as('deepest'))
    .where(below(path))
    .executeTakeFirstOrThrow();
  return deepest;
}
