import { assert } from '@baize/std/assert';
import type { Ctx, OperatorCaller } from '../../base/kernel/index.ts';
import { writeAudit } from './audit/write-audit.ts';
import * as queries from './queries.ts';

/** From here on the token identifies nobody, in no process. */
export function signOutOperator(ctx: Ctx<OperatorCaller>) {
  const { operatorId, sessionId } = ctx.caller;
  assert(sessionId, 'a key makes no calls about a session');
  return ctx.db.transaction().execute(async (tx) => {
    await queries.endSession(tx, sessionId, ctx.clock.now());
    await writeAudit(tx, ctx, { action: 'operator.signed_out', subject: operatorId });
    return {};
  });
}
