import type { Person } from '@baize/contract/team-shapes';
import { assert } from '@baize/std/assert';
import type { MemberId } from '@baize/std/id';
import { type RawBuilder, sql } from 'kysely';
import type { Db, Tx } from '../../base/db/index.ts';
import { ensure } from '../../base/kernel/index.ts';
import { findMember, listAccounts } from '../../people/members/index.ts';
import * as queries from './place-queries.ts';

/** Where somebody stands: their own number, and all numbers from the top of the line to it. */
export type TreePlace = { readonly number: bigint; readonly path: string };

/** For SQL of the modules above: `from ${PLACES} as p`, with `member_id`, `number` and `path`. */
export const PLACES = sql.table('agents_place');

/** Whether `column` (`p.path`, where nothing is said) is that path or lies below it. */
export const belowPath = (
  path: string,
  column: RawBuilder<unknown> = sql.ref('p.path'),
): RawBuilder<boolean> =>
  sql<boolean>`(${column} >= ${path}::ltree and ${column} < ${path}::ltree || 'z')`;

export async function getPlace(db: Db | Tx, memberId: MemberId): Promise<TreePlace> {
  const place = await queries.findPlace(db, memberId);
  assert(place, 'every member has a place');
  return place;
}

/** 1 for the first of a line. */
export const depthOf = (path: string): number => path.split('.').length;

/** Whether a path is another one or lies below it. */
export const isBelow = (path: string, above: string): boolean =>
  path === above || path.startsWith(`${above}.`);

/** The place of somebody of an agent's own tree, themselves among them; null for anybody else. */
export async function findInTeam(
  db: Db | Tx,
  agentId: MemberId,
  memberId: MemberId,
): Promise<TreePlace | null> {
  const own = await getPlace(db, agentId);
  const place = await queries.findPlace(db, memberId);
  return place && isBelow(place.path, own.path) ? place : null;
}

/** Whoever is not in the own tree does not exist. */
export async function ensureInTeam(
  db: Db | Tx,
  agentId: MemberId,
  memberId: MemberId,
): Promise<TreePlace> {
  const place = await findInTeam(db, agentId, memberId);
  ensure(place, 'not_found');
  return place;
}

export async function isDirect(
  db: Db | Tx,
  agentId: MemberId,
  memberId: MemberId,
): Promise<boolean> {
  const member = await findMember(db, memberId);
  return member?.upline_id === agentId && memberId !== agentId;
}

/** Direct downlines alone; of others in the own tree it is said that they are no such. */
export async function ensureDirect(
  db: Db | Tx,
  agentId: MemberId,
  memberId: MemberId,
): Promise<void> {
  await ensureInTeam(db, agentId, memberId);
  ensure(await isDirect(db, agentId, memberId), 'not_direct_downline');
}

/** From an agent down to somebody of their tree, both with it. */
export async function crumbsOf(
  db: Db | Tx,
  agentId: MemberId,
  memberId: MemberId,
): Promise<Person[]> {
  const own = await getPlace(db, agentId);
  const { path } = await ensureInTeam(db, agentId, memberId);
  const above = depthOf(own.path) - 1;
  const numbers = path.split('.').slice(above).map(BigInt);
  const places = await queries.findByNumbers(db, numbers);
  const byNumber = new Map(places.map((place) => [place.number, place.memberId]));
  const ids = numbers.flatMap((number) => byNumber.get(number) ?? []);
  const names = await listAccounts(db, ids);
  return ids.map((id) => ({ memberId: id, account: names.get(id) ?? '' }));
}

/** Everybody at that path and below it. */
export const countTeam = (db: Db | Tx, path: string): Promise<number> =>
  queries.countBelow(db, path);
