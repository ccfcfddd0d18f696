import type { Input, Output } from '@baize/contract/endpoint';
import type * as contract from '@baize/contract/operator-access';
import type { Id } from '@baize/std/id';
import type { Db, Tx } from '../../../base/db/index.ts';
import { type Ctx, ensure, type OperatorCaller } from '../../../base/kernel/index.ts';
import { writeAudit } from '../audit/write-audit.ts';
import { endSession, listOpenSessions } from '../queries.ts';
import { ensureWithin } from '../roles/ensure-within.ts';
import { readRoles } from '../roles/trust.ts';
import { isLive } from '../rules.ts';
import { cutEmergency, listEmergencies } from './emergency-queries.ts';

type Sessions = Output<typeof contract.listOperatorSessions>;

export const listOperatorSessions = (ctx: Ctx<OperatorCaller>): Promise<Sessions> =>
  viewSessions(ctx, ctx.db);

/** Emergency access ends with it: else the next sign-in would have it still. */
export const endOperatorSession = (
  ctx: Ctx<OperatorCaller>,
  { sessionId, reason }: Input<typeof contract.endOperatorSession>,
): Promise<Sessions> =>
  ctx.db.transaction().execute(async (tx) => {
    const now = ctx.clock.now();
    const open = (await listOpenSessions(tx)).find(({ id }) => id === sessionId);
    ensure(open, 'not_found');
    ensureWithin(ctx.caller, (await readRoles(tx))(open.role));
    await endSession(tx, sessionId, now);
    await cutEmergency(tx, open.operator_id, now);
    const view = await viewSessions(ctx, tx);
    const details = { address: open.ip };
    const line = { action: 'operator.session_ended', subject: open.operator_id, reason, details };
    await writeAudit(tx, ctx, line);
    return view;
  });

async function viewSessions(
  { caller, clock }: Pick<Ctx<OperatorCaller>, 'caller' | 'clock'>,
  db: Db | Tx,
): Promise<Sessions> {
  const now = clock.now();
  const untilOf = new Map(
    (await listEmergencies(db, now)).map(({ operator_id, ends_at }) => [operator_id, ends_at]),
  );
  const rows = (await listOpenSessions(db)).filter((row) => isLive(row, now));
  return {
    sessions: rows.map((row) => ({
      sessionId: row.id as Id<'ops'>,
      operatorId: row.operator_id,
      operator: row.name,
      createdAt: row.created_at.toISOString(),
      seenAt: row.seen_at.toISOString(),
      address: row.ip,
      userAgent: row.user_agent,
      isOwn: row.id === caller.sessionId,
      emergencyUntil: untilOf.get(row.operator_id)?.toISOString() ?? null,
    })),
  };
}
