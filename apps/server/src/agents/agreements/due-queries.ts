import type { AgreementKind, Period } from '@baize/contract/agreement';
import type { MemberId } from '@baize/std/id';
import type { Instant } from '@baize/std/time';
import { type SqlBool, sql } from 'kysely';
import type { Db, Tx } from '../../base/db/index.ts';
import { type AgreementId, isNotOver } from './queries.ts';
import { type AgreementInForce, standingOf } from './standing-queries.ts';

export type KindOfPeriod = { readonly kind: AgreementKind; readonly period: Period };

/** Which kinds were ever agreed, and by which periods. */
export const listPeriodsInUse = (db: Db | Tx): Promise<readonly KindOfPeriod[]> =>
  db
    .selectFrom('agreements_agreement')
    .select(['kind', 'period'])
    .distinct()
    .where('starts_at', 'is not', null)
    .orderBy('kind')
    .orderBy('period')
    .execute();

/** The first moment from `after` on at which anything is in force; null where nothing will be. */
export async function findNextInForce(
  db: Db | Tx,
  { kind, period }: KindOfPeriod,
  after: Instant | null,
): Promise<Instant | null> {
  const { next } = await db
    .selectFrom('agreements_agreement')
    .select(sql<Instant | null>`min(greatest(starts_at, ${after}::timestamptz))`.as('next'))
    .where('kind', '=', kind)
    .where('period', '=', period)
    .where(sql<SqlBool>`starts_at is not null and (ends_at is null or (ends_at > starts_at
      and ends_at > coalesce(${after}::timestamptz, '-infinity')))`)
    .executeTakeFirstOrThrow();
  return next;
}

/** Agreements by their ids, whatever became of them. */
export async function listStandings(
  db: Db | Tx,
  ids: readonly AgreementId[],
): Promise<readonly AgreementInForce[]> {
  const rows = await db
    .selectFrom('agreements_agreement')
    .selectAll()
    .where((eb) => eb('id', '=', eb.fn.any(eb.val([...ids]))))
    .execute();
  return rows.flatMap(standingOf);
}

/** What somebody has agreed with those below them, of a kind, and is in force at a moment. */
export async function listBelow(
  db: Db | Tx,
  payerId: MemberId,
  { kind, at }: { readonly kind: AgreementKind; readonly at: Instant },
): Promise<readonly AgreementInForce[]> {
  const rows = await db
    .selectFrom('agreements_agreement')
    .selectAll()
    .where('payer_id', '=', payerId)
    .where('kind', '=', kind)
    .where('starts_at', '<=', at)
    .where(isNotOver(at))
    .orderBy('id')
    .execute();
  return rows.flatMap(standingOf);
}
