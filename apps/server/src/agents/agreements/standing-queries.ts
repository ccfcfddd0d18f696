import {
  AGREEMENT_KINDS,
  type AgreementKind,
  type Carry,
  type Period,
  type Tier,
} from '@baize/contract/agreement';
import type { MemberId } from '@baize/std/id';
import type { Instant } from '@baize/std/time';
import { type RawBuilder, type SqlBool, sql } from 'kysely';
import type { Db, Tx } from '../../base/db/index.ts';
import * as queries from './queries.ts';
import { tiersOf } from './tiers-of.ts';

/** An agreement as it is settled. */
export type AgreementInForce = {
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

/** Of a kind and a period, at any moment of a span. */
export type AgreementFilter = {
  readonly kind: AgreementKind;
  readonly period: Period;
  readonly from: Instant;
  readonly to: Instant;
};

const inForce = ({ kind, period, from, to }: AgreementFilter) => sql<SqlBool>`
  kind = ${kind} and period = ${period} and starts_at < ${to}
  and (ends_at is null or (ends_at > ${from} and ends_at > starts_at))`;

/** Whatever these had in force at any moment of a span, of a kind and a period. */
export async function listInForce(
  db: Db | Tx,
  sought: AgreementFilter,
  payees: readonly MemberId[],
): Promise<readonly AgreementInForce[]> {
  const rows = await db
    .selectFrom('agreements_agreement')
    .select([
      'id',
      'kind',
      'period',
      'carry',
      'version',
      'payer_id',
      'payee_id',
      sql<string>`tiers::text`.as('tiers'),
      'starts_at',
      'ends_at',
    ])
    .where(inForce(sought))
    .where((row) => row('payee_id', '=', row.fn.any(row.val(payees))))
    .orderBy('id')
    .execute();
  // Few terms are agreed with many: each is read once.
  const known = new Map<string, Tier[]>();
  const readTiers = (text: string): Tier[] => {
    const tiers = known.get(text) ?? tiersOf({ tiers: JSON.parse(text) });
    known.set(text, tiers);
    return tiers;
  };
  return rows.flatMap((row) => toStanding(row, readTiers(row.tiers)));
}

/** Who had anything in force at any moment of a span, for SQL of the modules above: `member_id`. */
export const payeesInForce = (sought: AgreementFilter): RawBuilder<unknown> =>
  sql`select payee_id as member_id from agreements_agreement where ${inForce(sought)}`;

/** When, within a span, anything came into force or ended; in the order of time. */
export async function listTurns(db: Db | Tx, sought: AgreementFilter): Promise<readonly Instant[]> {
  const { rows } = await sql<{ turn: Instant }>`
    select distinct t.turn from agreements_agreement
    cross join lateral (values (starts_at), (ends_at)) as t (turn)
    where ${inForce(sought)} and t.turn > ${sought.from} and t.turn < ${sought.to}
    order by 1`.execute(db);
  return rows.map(({ turn }) => turn);
}

/** Whatever somebody ever had, the oldest first. */
export async function agreementsOf(
  db: Db | Tx,
  payeeId: MemberId,
): Promise<readonly AgreementInForce[]> {
  const rows = await db
    .selectFrom('agreements_agreement')
    .selectAll()
    .where('payee_id', '=', payeeId)
    .where(sql<SqlBool>`starts_at is not null and (ends_at is null or ends_at > starts_at)`)
    .orderBy('starts_at')
    .execute();
  return rows.flatMap(standingOf);
}

export const standingOf = (row: queries.AgreementRow): readonly AgreementInForce[] =>
  toStanding(row, tiersOf(row));

type Settled = Pick<
  queries.AgreementRow,
  'id' | 'kind' | 'period' | 'carry' | 'version' | 'payer_id' | 'payee_id' | 'starts_at' | 'ends_at'
>;

function toStanding(row: Settled, tiers: readonly Tier[]): readonly AgreementInForce[] {
  const { id, kind, period, carry, version, starts_at: startsAt, ends_at: endsAt } = row;
  if (startsAt === null) return [];
  const sides = { payerId: row.payer_id, payeeId: row.payee_id };
  return [{ id, kind, period, carry, version, ...sides, tiers, startsAt, endsAt }];
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
