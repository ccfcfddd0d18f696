import type { Input } from '@baize/contract/endpoint';
import type * as contract from '@baize/contract/support-desk';
import type { SupportThread } from '@baize/contract/support-desk';
import { type Ctx, ensure, type OperatorCaller } from '../../base/kernel/index.ts';
import { writeAudit } from '../../people/operators/index.ts';
import { viewThread } from './case-view.ts';
import { endConversation } from './end-conversation.ts';
import type { SupportOptions } from './options.ts';
import { partyFacts } from './party.ts';
import { ensureOwnedBy, lockOpenConversation } from './work-on-support.ts';

type CloseInput = Input<typeof contract.closeSupport>;

/** Ends one's own or nobody's conversation, of which all was read. */
export const closeSupport =
  ({ site: { brand } }: SupportOptions) =>
  (ctx: Ctx<OperatorCaller>, input: CloseInput): Promise<SupportThread> =>
    ctx.db.transaction().execute(async (tx) => {
      const { operatorId } = ctx.caller;
      const { conversationId, after, isHandedOver, reason } = input;
      const row = await lockOpenConversation(tx, conversationId);
      await ensureOwnedBy(tx, row, [null, operatorId]);
      ensure(row.last_seq === after, 'feedback_moved_on');
      const why = isHandedOver ? 'closed_over' : 'closed';
      const ended = await endConversation(ctx, tx, { brand, row, why, by: operatorId });
      await writeAudit(tx, ctx, {
        action: isHandedOver ? 'support.handed_over' : 'support.closed',
        subject: row.id,
        reason,
        details: {
          ...partyFacts(row),
          ...(ended.reference && { reference: ended.reference }),
        },
      });
      return viewThread(ctx, tx, ended);
    });
