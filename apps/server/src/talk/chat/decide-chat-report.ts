import type { ChatReportFile, decideChatReport as contract } from '@baize/contract/chat-desk';
import type { Input } from '@baize/contract/endpoint';
import { assert } from '@baize/std/assert';
import type { Tx } from '../../base/db/index.ts';
import { type Ctx, ensure, type OperatorCaller } from '../../base/kernel/index.ts';
import { ensureUndecided, writeAudit } from '../../people/operators/index.ts';
import { viewReportFile } from './list-chat-reports.ts';
import { takeOut, writeMute } from './moderate.ts';
import { findMessage } from './queries.ts';
import * as reports from './report-queries.ts';

type Decision = Input<typeof contract>;
type Operating = Ctx<OperatorCaller>;

/** Ends a report, and with it every other that waits about the same message. */
export const decideChatReport = (ctx: Operating, decision: Decision): Promise<ChatReportFile> =>
  ctx.db.transaction().execute(async (tx) => {
    const { reportId, outcome, reason } = decision;
    ensure((outcome === 'muted') === (decision.minutes !== undefined), 'invalid_input');
    const row = await reports.lockReport(tx, reportId);
    ensure(row, 'not_found');
    await ensureUndecided(tx, {
      subject: row.id,
      isUndecided: row.decided_at === null,
      decided: {
        operatorId: row.decided_by,
        action: `chat.report_${row.outcome}`,
        at: row.decided_at,
      },
    });
    const details = await carryOut(ctx, tx, { row, decision });
    await reports.saveDecision(tx, row, {
      outcome,
      remark: reason,
      decided_by: ctx.caller.operatorId,
      decided_at: ctx.clock.now(),
    });
    const decided = await reports.findReport(tx, reportId);
    assert(decided, 'a report that was decided is there');
    const view = await viewReportFile(ctx, tx, decided);
    await writeAudit(tx, ctx, {
      action: `chat.report_${outcome}`,
      subject: row.id,
      reason,
      details,
    });
    return view;
  });

type CarryingOut = { readonly row: reports.ReportRow; readonly decision: Decision };

/** What follows from it; who is muted loses the message as well. */
async function carryOut(ctx: Operating, tx: Tx, { row, decision }: CarryingOut) {
  const details = { message: row.message_id };
  if (decision.outcome === 'dismissed') return details;
  await takeOut(ctx, tx, row.message_id);
  const message = await findMessage(tx, row.message_id);
  if (decision.minutes === undefined) return details;
  ensure(message, 'not_found');
  const { minutes, reason } = decision;
  const mute = await writeMute(ctx, tx, { personId: message.person_id, minutes, reason });
  return { ...details, until: mute.until_at.toISOString() };
}
