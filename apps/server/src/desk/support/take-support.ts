import type { Input, Output } from '@baize/contract/endpoint';
import type * as contract from '@baize/contract/support-desk';
import type { SupportThread } from '@baize/contract/support-desk';
import type { Id } from '@baize/std/id';
import type { Tx } from '../../base/db/index.ts';
import type { Ctx, OperatorCaller } from '../../base/kernel/index.ts';
import { writeAudit } from '../../people/operators/index.ts';
import { viewThread } from './case-view.ts';
import { partyFacts } from './party.ts';
import * as queries from './queries.ts';
import { lockNext } from './queue-queries.ts';
import { ensureOwnedBy, lockOpenConversation } from './work-on-support.ts';
import { tellOf, tellQueue } from './write-message.ts';

type Operating = Ctx<OperatorCaller>;

/** Makes a conversation one's own; refused when it is not with whom the operator saw it. */
export const takeSupport = (
  ctx: Operating,
  { conversationId, from }: Input<typeof contract.takeSupport>,
): Promise<SupportThread> =>
  ctx.db.transaction().execute(async (tx) => {
    const { operatorId } = ctx.caller;
    const row = await lockOpenConversation(tx, conversationId);
    await ensureOwnedBy(tx, row, [from, operatorId]);
    const taken = await giveTo(ctx, tx, { row, operatorId });
    await writeTaken(ctx, tx, row);
    return viewThread(ctx, tx, taken);
  });

type Next = typeof contract.takeNextSupport;

/** Two who ask at once get two, or one of them none: who is being taken is passed over. */
export const takeNextSupport = (ctx: Operating): Promise<Output<Next>> =>
  ctx.db.transaction().execute(async (tx) => {
    const row = await lockNext(tx);
    if (!row) return { thread: null };
    const taken = await giveTo(ctx, tx, { row, operatorId: ctx.caller.operatorId });
    await writeTaken(ctx, tx, row);
    return { thread: await viewThread(ctx, tx, taken) };
  });

const writeTaken = (ctx: Operating, tx: Tx, row: queries.ConversationRow) =>
  writeAudit(tx, ctx, {
    action: 'support.taken',
    subject: row.id,
    details: { ...partyFacts(row), ...(row.operator_id && { from: row.operator_id }) },
  });

type Giving = { readonly row: queries.ConversationRow; readonly operatorId: Id<'opr'> };

/** The member learns with whom they are now. */
export async function giveTo(
  ctx: Operating,
  tx: Tx,
  { row, operatorId }: Giving,
): Promise<queries.ConversationRow> {
  const at = ctx.clock.now();
  const taken = await queries.saveConversation(tx, row.id, {
    status: 'active',
    operator_id: operatorId,
    taken_at: at,
  });
  await queries.markRead(tx, { conversation_id: row.id, operator_id: operatorId, read_at: at });
  await tellOf(ctx, tx, { row, isAnswer: false });
  if (row.status === 'waiting') await tellQueue(ctx, tx);
  return taken;
}
