import type { Id } from '@baize/std/id';
import type { Tx } from '../../base/db/index.ts';
import { type Ctx, ensure, type OperatorCaller } from '../../base/kernel/index.ts';
import { ensureUndecided, operatorName } from '../../people/operators/index.ts';
import * as queries from './queries.ts';

/** Whoever changes a case has it alone until the commit; a closed one is open to nobody. */
export async function lockOpenCase(tx: Tx, id: queries.FeedbackId): Promise<queries.CaseRow> {
  const row = await queries.lockCase(tx, id);
  ensure(row, 'not_found');
  await ensureUndecided(tx, { subject: row.id, isUndecided: row.status !== 'closed' });
  return row;
}

/** A case that a colleague has is theirs, and the refusal says whose. */
export async function ensureOwnedBy(
  tx: Tx,
  { owner_id }: queries.CaseRow,
  allowed: readonly (Id<'opr'> | null)[],
): Promise<void> {
  if (allowed.includes(owner_id)) return;
  ensure(false, 'case_taken', owner_id ? { owner: await operatorName(tx, owner_id) } : {});
}

type Reading = { readonly feedbackId: queries.FeedbackId; readonly after: Id<'fbe'> };

/** For who answers or closes: one's own or nobody's case, of which all was read. */
export async function lockReadCase(
  ctx: Ctx<OperatorCaller>,
  tx: Tx,
  { feedbackId, after }: Reading,
): Promise<queries.CaseRow> {
  const row = await lockOpenCase(tx, feedbackId);
  await ensureOwnedBy(tx, row, [null, ctx.caller.operatorId]);
  const entries = await queries.listEntries(tx, [row.id]);
  ensure(entries.at(-1)?.id === after, 'feedback_moved_on');
  return row;
}

/** Whoever works on a case that nobody had has it from then on. */
export const ownedBy = (
  { caller, clock }: Ctx<OperatorCaller>,
  { owner_id, taken_at }: queries.CaseRow,
) => ({
  owner_id: owner_id ?? caller.operatorId,
  taken_at: taken_at ?? clock.now(),
});
