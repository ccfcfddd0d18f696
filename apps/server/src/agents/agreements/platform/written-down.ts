import type { Agreement } from '@baize/contract/agreement';
import type { Db, Tx } from '../../../base/db/index.ts';
import { type Ctx, ensure, type OperatorCaller } from '../../../base/kernel/index.ts';
import { readLastDecision, writeAudit } from '../../../people/operators/index.ts';
import * as queries from '../queries.ts';
import { viewAgreement } from '../view.ts';

/** An agreement of the platform; those between agents are not an operator's to change. */
export async function ofPlatform(
  db: Db | Tx,
  agreementId: queries.AgreementId,
): Promise<queries.AgreementRow> {
  const known = await queries.findAgreement(db, agreementId);
  ensure(known?.payer_id === null, 'not_found');
  return known;
}

/** Whoever comes after a colleague is told who it was and what they did. */
export async function ensureFirst(
  tx: Tx,
  { id }: queries.AgreementRow,
  isFirst: boolean,
): Promise<void> {
  if (!isFirst) ensure(false, 'offer_gone', await readLastDecision(tx, id));
}

type Done = {
  readonly row: queries.AgreementRow;
  readonly action: 'withdrawn' | 'ended' | 'ending_asked' | 'ending_rejected' | 'ending_withdrawn';
  readonly reason: string;
};

/** What an operator did to an agreement, in the log, and how it stands now. */
export async function writtenDown(
  ctx: Ctx<OperatorCaller>,
  tx: Tx,
  { row, action, reason }: Done,
): Promise<Agreement> {
  const view = await viewAgreement(tx, row, { viewer: null, now: ctx.clock.now() });
  await writeAudit(tx, ctx, {
    action: `agreement.${action}`,
    subject: row.id,
    reason,
    details: { member: row.payee_id, kind: row.kind },
  });
  return view;
}
