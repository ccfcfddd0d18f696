import type { AgreementKind } from '@baize/contract/agreement';
import type { MemberId } from '@baize/std/id';
import type { Instant } from '@baize/std/time';
import { type SqlBool, sql } from 'kysely';
import type { Db, Tx } from '../../base/db/index.ts';
import { type AgreementId, isNotOver } from './queries.ts';

type Mine = { readonly memberId: MemberId; readonly kind: AgreementKind; readonly now: Instant };

/** With direct downlines: in force, coming, or offered. */
export const listBelow = (db: Db | Tx, { memberId, kind, now }: Mine) =>
  db
    .selectFrom('agreements_agreement')
    .selectAll()
    .where('payer_id', '=', memberId)
    .where('kind', '=', kind)
    .where(sql<SqlBool>`((status = 'offered' and offered_until > ${now}) or (${isNotOver(now)}))`)
    .orderBy('payee_id')
    .orderBy('id')
    .execute();

const HISTORY_MAX = 200;

/** On either side, whatever is over. The newest first. */
export const listOver = (db: Db | Tx, { memberId, kind, now }: Mine) =>
  db
    .selectFrom('agreements_agreement')
    .selectAll()
    .where((eb) => eb.or([eb('payer_id', '=', memberId), eb('payee_id', '=', memberId)]))
    .where('kind', '=', kind)
    .where(sql<SqlBool>`not (status = 'offered' and offered_until > ${now})`)
    .where(sql<SqlBool>`not (${isNotOver(now)})`)
    .orderBy('id', 'desc')
    .limit(HISTORY_MAX)
    .execute();

/** What waits for somebody's answer. */
export const listOffersTo = (db: Db | Tx, payeeId: MemberId, now: Instant) =>
  db
    .selectFrom('agreements_agreement')
    .selectAll()
    .where('payee_id', '=', payeeId)
    .where('status', '=', 'offered')
    .where('offered_until', '>', now)
    .orderBy('id')
    .execute();

/** What the other side asks to end. */
export const listToEnd = (db: Db | Tx, memberId: MemberId) =>
  db
    .selectFrom('agreements_agreement as agreement')
    .innerJoin('agreements_ending as ending', 'ending.agreement_id', 'agreement.id')
    .selectAll('agreement')
    .where((eb) =>
      eb.or([eb('agreement.payer_id', '=', memberId), eb('agreement.payee_id', '=', memberId)]),
    )
    .where('agreement.status', '=', 'agreed')
    .where('ending.status', '=', 'open')
    .where(sql<SqlBool>`ending.asked_by is distinct from ${memberId}::text`)
    .orderBy('ending.id')
    .execute();

/** Answers to somebody's offers, and ends from above, that they have not seen. */
export const listUnseen = (db: Db | Tx, memberId: MemberId) =>
  db
    .selectFrom('agreements_agreement')
    .selectAll()
    .where((eb) =>
      eb.or([
        eb.and([eb('payer_id', '=', memberId), eb('is_answer_seen', '=', false)]),
        eb.and([eb('payee_id', '=', memberId), eb('is_end_seen', '=', false)]),
      ]),
    )
    .orderBy('id')
    .execute();

export const listByIds = (db: Db | Tx, ids: readonly AgreementId[]) =>
  db
    .selectFrom('agreements_agreement')
    .selectAll()
    .where((eb) => eb('id', '=', eb.fn.any(eb.val([...ids]))))
    .execute();

export async function seeAgreements(
  tx: Tx,
  memberId: MemberId,
  ids: readonly AgreementId[],
): Promise<void> {
  const those = tx
    .updateTable('agreements_agreement')
    .where((eb) => eb('id', '=', eb.fn.any(eb.val([...ids]))));
  await those.set({ is_answer_seen: true }).where('payer_id', '=', memberId).execute();
  await those.set({ is_end_seen: true }).where('payee_id', '=', memberId).execute();
}
