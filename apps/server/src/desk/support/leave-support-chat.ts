import type { Input, Output } from '@baize/contract/endpoint';
import type * as contract from '@baize/contract/support-chat';
import { type Ctx, ensure } from '../../base/kernel/index.ts';
import { viewChat } from './chat-view.ts';
import { endConversation } from './end-conversation.ts';
import type { SupportOptions } from './options.ts';
import { lockConversation } from './queries.ts';

type Leave = typeof contract.leaveSupportChat;

/** One that ended meanwhile is answered as it ended. */
export const leaveSupportChat =
  ({ site: { brand } }: SupportOptions) =>
  (ctx: Ctx, { conversationId, isHandedOver }: Input<Leave>): Promise<Output<Leave>> =>
    ctx.db.transaction().execute(async (tx) => {
      const row = await lockConversation(tx, conversationId);
      ensure(row?.member_id === ctx.caller.memberId, 'not_found');
      if (row.status === 'ended') return viewChat(tx, row);
      const why = isHandedOver ? 'asked_over' : 'left';
      return viewChat(tx, await endConversation(ctx, tx, { brand, row, why }));
    });
