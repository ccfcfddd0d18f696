import type { Input, Output } from '@baize/contract/endpoint';
import type * as contract from '@baize/contract/support-chat';
import type { SupportChat } from '@baize/contract/support-chat';
import { type Ctx, ensure, type World } from '../../base/kernel/index.ts';
import { viewChat } from './chat-view.ts';
import { endConversation } from './end-conversation.ts';
import type { SupportOptions } from './options.ts';
import { isOf, type Party, partyOfMember } from './party.ts';
import { lockConversation } from './queries.ts';

type Leave = typeof contract.leaveSupportChat;

/** One that ended meanwhile is answered as it ended. */
export const leaveSupportChat =
  (options: SupportOptions) =>
  (ctx: Ctx, input: Input<Leave>): Promise<Output<Leave>> =>
    leave(ctx, options, { party: partyOfMember(ctx.caller), ...input });

type Leaving = Input<Leave> & { readonly party: Party };

export const leave = (
  ctx: World,
  { site: { brand } }: SupportOptions,
  { party, conversationId, isHandedOver }: Leaving,
): Promise<SupportChat> =>
  ctx.db.transaction().execute(async (tx) => {
    const row = await lockConversation(tx, conversationId);
    ensure(isOf(row, party), 'not_found');
    if (row.status === 'ended') return viewChat(tx, row);
    const why = isHandedOver ? 'asked_over' : 'left';
    return viewChat(tx, await endConversation(ctx, tx, { brand, row, why }));
  });
