import {
  AGREEMENT_KINDS,
  type AgreementKind,
  type Carry,
  type Period,
  type Tier,
} from '@baize/contract/agreement';
import type { MemberId } from '@baize/std/id';
import type { Instant } from '@baize/std/time';
import { type SqlBool, sql } from 'kysely';
import type { Db, Tx } from '../db/index.ts';
import * as queries from './queries.ts';
import { tiersOf } from './tiers-of.ts';

/** An agreement as it is settled. */
export type Standing = {
  readonly id: queries.AgreementId;
  readonly kind: AgreementKind;
  readonly period: Period;
  readonly carry: Carry;
  readonly version: number;
  /** Null: the platform. */
  readonly payerId: MemberId | null;
  readonly payeeId: MemberId;
  readonly tiers: readonly Tier[];
  readonly startsAt: Instant;
  /** Null: not decided. */
  readonly endsAt: Instant | null;
};

type Sought = {
  readonly kind: AgreementKind;
  readonly period: Period;
  readonly from: Instant;
  readonly to: Instant;
};

/** Whatever was in force at any moment of a span, of a kind and a period. */
export async function listInForce(db: Db | Tx, sought: Sought): Promise<readonly Standing[]> {
  const rows = await db
    .selectFrom('agreements_agreement')
    .selectAll()
    .where('kind', '=', sought.kind)
    .where('period', '=', sought.period)
    .where('starts_at', '<', sought.to)
    .where(sql<SqlBool>`(ends_at is null or (ends_at > ${sought.from} and ends_at > starts_at))`)
    .orderBy('id')
    .execute();
  return rows.flatMap(standingOf);
}

/** Whatever somebody ever had, the oldest first. */
export async function agreementsOf(db: Db | Tx, payeeId: MemberId): Promise<readonly Standing[]> {
  const rows = await db
    .selectFrom('agreements_agreement')
    .selectAll()
    .where('payee_id', '=', payeeId)
    .where(sql<SqlBool>`starts_at is not null and (ends_at is null or ends_at > starts_at)`)
    .orderBy('starts_at')
    .execute();
  return rows.flatMap(standingOf);
}

export function standingOf(row: queries.AgreementRow): readonly Standing[] {
  const { id, kind, period, carry, version, starts_at: startsAt, ends_at: endsAt } = row;
  if (startsAt === null) return [];
  const sides = { payerId: row.payer_id, payeeId: row.payee_id };
  return [{ id, kind, period, carry, version, ...sides, tiers: tiersOf(row), startsAt, endsAt }];
}

export type Rates = Readonly<Record<AgreementKind, number | null>>;

const NO_RATES: Rates = { dividend: null, daily: null, hourly: null, realtime: null };

/** The highest rate that each of these has of each kind at a moment; all of them are in it. */
export async function ratesOf(
  db: Db | Tx,
  memberIds: readonly MemberId[],
  at: Instant,
): Promise<ReadonlyMap<MemberId, Rates>> {
  const rates = new Map(memberIds.map((id) => [id, NO_RATES]));
  const rows = await db
    .selectFrom('agreements_agreement')
    .select(['payee_id', 'kind', 'top_rate'])
    .where((eb) => eb('payee_id', '=', eb.fn.any(eb.val([...memberIds]))))
    .where('starts_at', '<=', at)
    .where(queries.isNotOver(at))
    .execute();
  for (const { payee_id: id, kind, top_rate: rate } of rows) {
    rates.set(id, { ...(rates.get(id) ?? NO_RATES), [kind]: rate });
  }
  return rates;
}

/**
 * Whether somebody's upline owes them anything by agreement, now or soon. From here to the end of
 * the transaction none can be accepted: whoever moves them to another upline asks this first.
 */
export async function hasAgreements(tx: Tx, memberId: MemberId, at: Instant): Promise<boolean> {
  for (const kind of AGREEMENT_KINDS) await queries.lockKinds(tx, kind, [memberId]);
  const found = await tx
    .selectFrom('agreements_agreement')
    .select('id')
    .where('payee_id', '=', memberId)
    .where(queries.isNotOver(at))
    .executeTakeFirst();
  return found !== undefined;
}
