import type { Id } from '@baize/std/id';
import { DAY_MS, later } from '@baize/std/time';
import type { Tx } from '../../base/db/index.ts';
import { type Ctx, ensure, type OperatorCaller, Refusal } from '../../base/kernel/index.ts';
import * as queries from './approval-queries.ts';
import { writeAudit } from './audit/write-audit.ts';

const TOO_NEW_MS = DAY_MS;

/** What an operator wants to approve, and who asked for it or agreed to it before. */
export type Approval = { readonly askedBy: readonly Id<'opr'>[] };

/**
 * Refuses the yes of who was set up within a day, and of who comes from the same hand as one of those
 * whose request it is: a person who makes two accounts, or a second one, is still one person.
 */
export async function ensureMayApprove(
  { caller, clock }: Ctx<OperatorCaller>,
  tx: Tx,
  { askedBy }: Approval,
): Promise<void> {
  const { operatorId } = caller;
  const isNew = await queries.isSetUpSince(tx, operatorId, later(clock.now(), -TOO_NEW_MS));
  ensure(!isNew, 'approval_too_new');
  const isOneHand = await queries.isOfOneHand(tx, operatorId, askedBy);
  ensure(!isOneHand, 'approval_of_maker');
}

const ALARMING: ReadonlySet<string> = new Set(['approval_too_new', 'approval_of_maker']);

/**
 * Runs a decision and raises an alert when it is refused for who tried it. Around the decision's
 * transaction, because the refusal undoes that.
 */
export async function alertingApprovals<Result>(
  ctx: Ctx<OperatorCaller>,
  subject: string,
  decide: () => Promise<Result>,
): Promise<Result> {
  try {
    return await decide();
  } catch (error) {
    if (error instanceof Refusal && ALARMING.has(error.code)) {
      await raise(ctx, subject, error.code as queries.AlertCode);
    }
    throw error;
  }
}

async function raise(ctx: Ctx<OperatorCaller>, subject: string, code: queries.AlertCode) {
  const { operatorId } = ctx.caller;
  ctx.log.warn({ operator: operatorId, subject, code }, 'an approval was refused');
  await ctx.db.transaction().execute(async (tx) => {
    const alert = { at: ctx.clock.now(), operator_id: operatorId, code, subject };
    await queries.insertAlert(tx, alert);
    // About who tried: what they tried to approve has no decision by it.
    const line = { subject: operatorId, details: { why: code, of: subject } };
    await writeAudit(tx, ctx, { action: 'operator.approval_refused', ...line });
  });
}
