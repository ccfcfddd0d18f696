import type * as contract from '@baize/contract/chat';
import type { ChatMessage } from '@baize/contract/chat-message';
import type { Input } from '@baize/contract/endpoint';
import { assert } from '@baize/std/assert';
import { type Ctx, ensure } from '../../base/kernel/index.ts';
import { editMessage } from './change-room.ts';
import { ensureMayChat } from './may-chat.ts';
import { viewMessages } from './message-view.ts';
import type { ChatOptions } from './options.ts';
import * as people from './person-queries.ts';
import type { ChatMessageRow } from './queries.ts';
import { houseOf } from './rooms.ts';

/** Puts a sign on a message or takes it off; asked twice it is there once. */
export async function reactInChat(
  ctx: Ctx,
  { site }: ChatOptions,
  { messageId, emoji, isOn }: Input<typeof contract.reactInChat>,
): Promise<ChatMessage> {
  houseOf(site.content);
  return ctx.db.transaction().execute(async (tx) => {
    const { memberId } = ctx.caller;
    await ensureMayChat(tx, memberId, ctx.clock.now());
    const personId = (await people.ensurePersons(ctx, tx, [memberId])).get(memberId);
    assert(personId, 'whoever is in the chat is a person of it');
    const mute = (await people.listMutes(tx, [personId], ctx.clock.now())).get(personId);
    ensure(!mute, 'chat_muted', {
      until: mute?.until_at.toISOString(),
      reason: mute?.reason,
    });
    const saved = await editMessage(tx, messageId, async (_, { deleted_at }) => {
      ensure(deleted_at === null, 'not_found');
      const sign = { messageId, personId, emoji };
      const moved = isOn
        ? await people.insertReaction(tx, sign)
        : await people.deleteReaction(tx, sign);
      if (moved.length === 0) return null;
      await people.countReactions(tx, messageId);
      return {};
    });
    ensure(saved, 'not_found');
    const [view] = await viewMessages(tx, [saved satisfies ChatMessageRow]);
    assert(view, 'one message is one view');
    return view;
  });
}
