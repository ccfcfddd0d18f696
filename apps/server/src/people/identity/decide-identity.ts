import type { Input, Output } from '@baize/contract/endpoint';
import type { decideIdentity as contract } from '@baize/contract/identity-desk';
import { type Ctx, ensure, type OperatorCaller, publish } from '../../base/kernel/index.ts';
import { writeMessage } from '../messages/index.ts';
import { ensureUndecided, writeAudit } from '../operators/index.ts';
import * as queries from './queries.ts';

export const decideIdentity = (
  ctx: Ctx<OperatorCaller>,
  { checkId, decision }: Input<typeof contract>,
): Promise<Output<typeof contract>> =>
  ctx.db.transaction().execute(async (tx) => {
    const check = await queries.lockCheck(tx, checkId);
    ensure(check, 'not_found');
    await ensureUndecided(tx, { subject: checkId, isUndecided: check.status === 'waiting' });
    const status = decision.kind === 'approve' ? 'approved' : 'refused';
    const reason = decision.kind === 'refuse' ? decision.reason : null;
    await queries.decide(tx, checkId, {
      status,
      reason,
      decided_by: ctx.caller.operatorId,
      decided_at: ctx.clock.now(),
    });
    const { member_id: memberId } = check;
    const news =
      decision.kind === 'approve'
        ? ({ kind: 'identity_approved' } as const)
        : ({ kind: 'identity_refused', reason: decision.reason } as const);
    await writeMessage(ctx, tx, { memberId, news });
    await publish(ctx, tx, { kind: 'protection', payload: {}, memberId });
    await writeAudit(tx, ctx, { action: `identity.${status}`, subject: checkId, reason });
    return { status };
  });
