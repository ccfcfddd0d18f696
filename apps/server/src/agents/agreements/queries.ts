import type { AgreementKind, AgreementStatus } from '@baize/contract/agreement';
import type { Id, MemberId } from '@baize/std/id';
import type { Instant } from '@baize/std/time';
import { type SqlBool, sql } from 'kysely';
import type { Db, Row, Tx } from '../../base/db/index.ts';

export type AgreementId = Id<'agr'>;
export type AgreementRow = Row<'agreements_agreement'>;

/** What somebody can have of a kind. */
export type Of = { readonly payeeId: MemberId; readonly kind: AgreementKind };

/** In force, or coming into force. */
export const isNotOver = (now: Instant) =>
  sql<SqlBool>`starts_at is not null and (ends_at is null or (ends_at > ${now} and ends_at > starts_at))`;

/**
 * Whoever changes what somebody has of a kind waits for others who do; whoever relies on it keeps it
 * from changing (`share`). Always taken from the top of the tree down, and by id side by side.
 */
export const lockKinds = (tx: Tx, kind: AgreementKind, memberIds: readonly MemberId[]) =>
  sql`select pg_advisory_xact_lock(hashtextextended('agreements ' || ${kind}::text || ' ' || id, 0))
    from unnest(${[...memberIds].toSorted()}::text[]) as id`.execute(tx);

export const lockShared = (tx: Tx, kind: AgreementKind, memberId: MemberId) =>
  sql`select pg_advisory_xact_lock_shared(
    hashtextextended(${`agreements ${kind} ${memberId}`}, 0))`.execute(tx);

/** Undefined where another offer is open, or the key was used before. */
export const insertOffer = (tx: Tx, row: AgreementRow) =>
  tx
    .insertInto('agreements_agreement')
    .values({ ...row, tiers: JSON.stringify(row.tiers) })
    .onConflict((conflict) => conflict.doNothing())
    .returningAll()
    .executeTakeFirst();

export const findAgreement = (db: Db | Tx, id: AgreementId) =>
  db.selectFrom('agreements_agreement').selectAll().where('id', '=', id).executeTakeFirst();

export const findAgreementByKey = (tx: Tx, payerId: MemberId | null, requestKey: string) =>
  tx
    .selectFrom('agreements_agreement')
    .selectAll()
    .where(sql<SqlBool>`coalesce(payer_id, '') = ${payerId ?? ''}`)
    .where('request_key', '=', requestKey)
    .executeTakeFirst();

type Sides = Of & { readonly payerId: MemberId | null };

export async function nextVersion(tx: Tx, { kind, payerId, payeeId }: Sides): Promise<number> {
  const { last } = await tx
    .selectFrom('agreements_agreement')
    .select(({ fn }) => fn.max('version').as('last'))
    .where('payee_id', '=', payeeId)
    .where('kind', '=', kind)
    .where(sql<SqlBool>`payer_id is not distinct from ${payerId}::text`)
    .executeTakeFirstOrThrow();
  return (last ?? 0) + 1;
}

/** What somebody has, what comes, and what runs out. The oldest first. */
export const listStanding = (db: Db | Tx, { payeeId, kind }: Of, now: Instant) =>
  db
    .selectFrom('agreements_agreement')
    .selectAll()
    .where('payee_id', '=', payeeId)
    .where('kind', '=', kind)
    .where(isNotOver(now))
    .orderBy('starts_at')
    .execute();

export const findOffer = (db: Db | Tx, { payeeId, kind }: Of) =>
  db
    .selectFrom('agreements_agreement')
    .selectAll()
    .where('payee_id', '=', payeeId)
    .where('kind', '=', kind)
    .where('status', '=', 'offered')
    .executeTakeFirst();

/** What these pay to others, as agreed without an end. */
export const listAgreedBelow = (db: Db | Tx, kind: AgreementKind, payerIds: readonly MemberId[]) =>
  db
    .selectFrom('agreements_agreement')
    .selectAll()
    .where((eb) => eb('payer_id', '=', eb.fn.any(eb.val([...payerIds]))))
    .where('kind', '=', kind)
    .where('status', '=', 'agreed')
    .orderBy('payee_id')
    .execute();

export const listOffersBelow = (tx: Tx, kind: AgreementKind, payerIds: readonly MemberId[]) =>
  tx
    .selectFrom('agreements_agreement')
    .selectAll()
    .where((eb) => eb('payer_id', '=', eb.fn.any(eb.val([...payerIds]))))
    .where('kind', '=', kind)
    .where('status', '=', 'offered')
    .orderBy('payee_id')
    .execute();

type Step = { readonly from: AgreementStatus; readonly change: Partial<AgreementRow> };

/** Undefined when it is no longer what it was. */
export const stepAgreement = (tx: Tx, id: AgreementId, { from, change }: Step) =>
  tx
    .updateTable('agreements_agreement')
    .set(change)
    .where('id', '=', id)
    .where('status', '=', from)
    .returningAll()
    .executeTakeFirst();

export const listExpired = (db: Db, now: Instant) =>
  db
    .selectFrom('agreements_agreement')
    .selectAll()
    .where('status', '=', 'offered')
    .where('offered_until', '<=', now)
    .orderBy('offered_until')
    .limit(1_000)
    .execute();
