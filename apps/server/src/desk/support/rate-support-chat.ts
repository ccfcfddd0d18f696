import type { Input, Output } from '@baize/contract/endpoint';
import type * as contract from '@baize/contract/support-chat';
import type { SupportChat } from '@baize/contract/support-chat';
import { type Ctx, ensure, type World } from '../../base/kernel/index.ts';
import { viewChat } from './chat-view.ts';
import { isOf, type Party, partyOfMember } from './party.ts';
import { lockConversation, saveConversation } from './queries.ts';
import { tellDesk } from './write-message.ts';

type Rate = typeof contract.rateSupportChat;

export const rateSupportChat = (ctx: Ctx, input: Input<Rate>): Promise<Output<Rate>> =>
  rate(ctx, { party: partyOfMember(ctx.caller), ...input });

type Rating = Input<Rate> & { readonly party: Party };

export const rate = (ctx: World, { party, conversationId, rating }: Rating): Promise<SupportChat> =>
  ctx.db.transaction().execute(async (tx) => {
    const row = await lockConversation(tx, conversationId);
    ensure(isOf(row, party), 'not_found');
    ensure(row.status === 'ended', 'support_not_ended');
    await tellDesk(ctx, tx, row.id);
    return viewChat(tx, await saveConversation(tx, row.id, { rating }));
  });
