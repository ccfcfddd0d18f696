import type { Input } from '@baize/contract/endpoint';
import { mayDo } from '@baize/contract/operator-roles';
import type * as contract from '@baize/contract/support-desk';
import type { SupportThread } from '@baize/contract/support-desk';
import type { Tx } from '../../base/db/index.ts';
import { type Ctx, ensure, type OperatorCaller } from '../../base/kernel/index.ts';
import { listColleagues, writeAudit } from '../../people/operators/index.ts';
import { viewThread } from './case-view.ts';
import { partyFacts } from './party.ts';
import * as queries from './queries.ts';
import { giveTo } from './take-support.ts';
import { ensureOwnedBy, lockOpenConversation } from './work-on-support.ts';
import { tellOf, tellQueue } from './write-message.ts';

type TransferInput = Input<typeof contract.transferSupport>;

/** Hands a conversation on, with a word for the colleague; `to` null puts it back into the queue. */
export const transferSupport = (
  ctx: Ctx<OperatorCaller>,
  { conversationId, from, to, reason }: TransferInput,
): Promise<SupportThread> =>
  ctx.db.transaction().execute(async (tx) => {
    const row = await lockOpenConversation(tx, conversationId);
    await ensureOwnedBy(tx, row, [from]);
    const colleague = (await listColleagues(tx)).find(({ id }) => id === to);
    ensure(
      to === null || (colleague && mayDo(colleague.trusted, 'support.answer')),
      'not_a_colleague',
    );
    const moved =
      to === null ? await putBack(ctx, tx, row) : await giveTo(ctx, tx, { row, operatorId: to });
    await writeAudit(tx, ctx, {
      action: 'support.transferred',
      subject: row.id,
      reason,
      details: { ...partyFacts(row), ...(from && { from }), ...(to && { to }) },
    });
    return viewThread(ctx, tx, moved);
  });

/** Whoever came first stands first again, and waits for a word from now on. */
async function putBack(ctx: Ctx<OperatorCaller>, tx: Tx, row: queries.ConversationRow) {
  const waiting = await queries.saveConversation(tx, row.id, {
    status: 'waiting',
    operator_id: null,
    taken_at: null,
    asked_at: row.asked_at ?? ctx.clock.now(),
  });
  await tellOf(ctx, tx, { row, isAnswer: false });
  await tellQueue(ctx, tx);
  return waiting;
}
