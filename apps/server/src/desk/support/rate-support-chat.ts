import type { Input, Output } from '@baize/contract/endpoint';
import type * as contract from '@baize/contract/support-chat';
import { type Ctx, ensure } from '../../base/kernel/index.ts';
import { viewChat } from './chat-view.ts';
import { lockConversation, saveConversation } from './queries.ts';

type Rate = typeof contract.rateSupportChat;

export const rateSupportChat = (
  ctx: Ctx,
  { conversationId, rating }: Input<Rate>,
): Promise<Output<Rate>> =>
  ctx.db.transaction().execute(async (tx) => {
    const row = await lockConversation(tx, conversationId);
    ensure(row?.member_id === ctx.caller.memberId, 'not_found');
    ensure(row.status === 'ended', 'support_not_ended');
    return viewChat(tx, await saveConversation(tx, row.id, { rating }));
  });
