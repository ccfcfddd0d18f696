import type * as contract from '@baize/contract/chat';
import type { ChatMessage } from '@baize/contract/chat-message';
import type { Input } from '@baize/contract/endpoint';
import { assert } from '@baize/std/assert';
import { type Ctx, ensure } from '../../base/kernel/index.ts';
import { editMessage } from './change-room.ts';
import { ensureMayChat } from './may-chat.ts';
import { viewMessages } from './message-view.ts';
import { ensurePersons } from './person-queries.ts';

/** One's own message; somebody else's is as unknown as one that never was. */
export const deleteChatMessage = (
  ctx: Ctx,
  { messageId }: Input<typeof contract.deleteChatMessage>,
): Promise<ChatMessage> =>
  ctx.db.transaction().execute(async (tx) => {
    const { memberId } = ctx.caller;
    await ensureMayChat(tx, memberId, ctx.clock.now());
    const personId = (await ensurePersons(ctx, tx, [memberId])).get(memberId);
    const saved = await editMessage(tx, messageId, async (_, found) => {
      ensure(found.person_id === personId, 'not_found');
      if (found.deleted_at !== null) return null;
      return { deleted_at: ctx.clock.now(), deleted_by: found.person_id };
    });
    ensure(saved, 'not_found');
    const [view] = await viewMessages(tx, [saved]);
    assert(view, 'one message is one view');
    return view;
  });
