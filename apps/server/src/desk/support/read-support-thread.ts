import type { Input } from '@baize/contract/endpoint';
import type * as contract from '@baize/contract/support-desk';
import type { SupportThread } from '@baize/contract/support-desk';
import { type Ctx, ensure, type OperatorCaller } from '../../base/kernel/index.ts';
import { writeAudit } from '../../people/operators/index.ts';
import { viewThread } from './case-view.ts';
import { partyFacts } from './party.ts';
import * as queries from './queries.ts';
import { tellOf } from './write-message.ts';

type ReadInput = Input<typeof contract.readSupportThread>;

/** What a member says is theirs: who reads it stands in the audit log, the first time they do. */
export const readSupportThread = (
  ctx: Ctx<OperatorCaller>,
  { conversationId }: ReadInput,
): Promise<SupportThread> =>
  ctx.db.transaction().execute(async (tx) => {
    const { operatorId } = ctx.caller;
    const row = await queries.findConversation(tx, conversationId);
    ensure(row, 'not_found');
    const reader = { conversation_id: row.id, operator_id: operatorId, read_at: ctx.clock.now() };
    if (await queries.markRead(tx, reader)) {
      const details = partyFacts(row);
      await writeAudit(tx, ctx, { action: 'support.read', subject: row.id, details });
    }
    if (row.operator_id !== operatorId || row.read_seq === row.last_seq) {
      return viewThread(ctx, tx, row);
    }
    const locked = (await queries.lockConversation(tx, row.id)) ?? row;
    const seen = await queries.saveConversation(tx, row.id, { read_seq: locked.last_seq });
    await tellOf(ctx, tx, { row, isAnswer: false });
    return viewThread(ctx, tx, seen);
  });
