import { type endCase as contract, outcomesOf } from '@baize/contract/case';
import type { Input, Output } from '@baize/contract/endpoint';
import { assert } from '@baize/std/assert';
import { isId } from '@baize/std/id';
import type { Tx } from '../../base/db/index.ts';
import { type Ctx, ensure, type OperatorCaller } from '../../base/kernel/index.ts';
import { closeDifference } from '../../cashier/payments/index.ts';
import { ensureUndecided, operatorName, writeAudit } from '../../people/operators/index.ts';
import { closeCase } from '../../play/reconcile/index.ts';
import { decideHold } from '../../rewards/claims/index.ts';
import { endRiskCase } from '../risk/index.ts';
import { viewCase } from './case-view.ts';
import { saveWork } from './queries.ts';
import { mayEnd, subjectOf } from './rules.ts';
import { ensureNotAbout, ensureOwner, workOnCase } from './work-on-case.ts';

type Ending = Input<typeof contract>;

/** Ends a case where it comes from, by its owner or, where it has none, by whoever ends it. */
export function endCase(
  ctx: Ctx<OperatorCaller>,
  ending: Ending,
): Promise<Output<typeof contract>> {
  const { kind, outcome, reason } = ending;
  const { operatorId, trusted } = ctx.caller;
  ensure(mayEnd(trusted, kind), 'not_permitted');
  ensure(fits(ending), 'invalid_input');
  return ctx.db.transaction().execute(async (tx) => {
    const { found, work } = await workOnCase(tx, ctx.caller, ending);
    const subject = subjectOf(ending);
    ensureNotAbout(found, operatorId);
    await ensureUndecided(tx, { subject, isUndecided: found.is_open });
    await ensureOwner(tx, work, work.owner_id === null || work.owner_id === operatorId);
    await endAtSource(ctx, tx, ending);
    const at = ctx.clock.now();
    await saveWork(tx, ending, {
      owner_id: operatorId,
      taken_at: work.taken_at ?? at,
      outcome,
      reason,
      ended_by: operatorId,
      ended_at: at,
    });
    const view = await viewCase(tx, ctx.caller, ending);
    await writeAudit(tx, ctx, {
      action: kind === 'payment' ? 'difference.closed' : `case.${outcome}`,
      subject,
      reason,
      details: { kind, outcome, reference: found.reference },
    });
    return view;
  });
}

const bookOutcome = (outcome: Ending['outcome']) =>
  outcome === 'corrected' ? 'corrected' : 'explained';

/** What is held is released or refused, a rule was right or not; nothing else is. */
const fits = ({ kind, outcome }: Ending): boolean => outcomesOf(kind).includes(outcome);

/** Books keep their own word about what was found; an alert has none but the desk's. */
async function endAtSource(ctx: Ctx<OperatorCaller>, tx: Tx, ending: Ending): Promise<void> {
  const { kind, source, outcome, reason } = ending;
  const { operatorId } = ctx.caller;
  if (kind === 'reward') {
    assert(isId('hld', source), 'a hold that was found has its id');
    const decision = outcome === 'refused' ? 'refused' : 'released';
    const isUndecided = await decideHold(ctx, tx, { holdId: source, decision, reason, operatorId });
    await ensureUndecided(tx, { subject: source, isUndecided });
  }
  if (kind === 'risk' || kind === 'care') {
    assert(isId('rsk', source), 'a case of a rule that was found has its id');
    const found = outcome === 'confirmed' ? 'confirmed' : 'dismissed';
    const ended = { id: source, outcome: found, reason, operatorId } as const;
    const isUndecided = await endRiskCase(ctx, tx, ended);
    await ensureUndecided(tx, { subject: source, isUndecided });
  }
  if (kind === 'reconciliation') {
    const actor = await operatorName(tx, operatorId);
    const isClosed = await closeCase(ctx, tx, {
      id: source,
      status: bookOutcome(outcome),
      reason,
      actor,
    });
    await ensureUndecided(tx, { subject: source, isUndecided: isClosed });
  }
  if (kind === 'payment') {
    assert(isId('dif', source), 'a difference that was found has its id');
    const at = ctx.clock.now();
    await closeDifference(tx, { differenceId: source, operatorId, note: reason, at });
  }
}
