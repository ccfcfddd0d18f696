import { CHAT_PAGE, type listChatMessages as contract } from '@baize/contract/chat';
import type { Input, Output } from '@baize/contract/endpoint';
import { assert } from '@baize/std/assert';
import type { Ctx } from '../../base/kernel/index.ts';
import { ensureMayChat } from './may-chat.ts';
import { viewMessages } from './message-view.ts';
import type { ChatOptions } from './options.ts';
import { ensurePersons, listMutes, listOwnReactions } from './person-queries.ts';
import * as queries from './queries.ts';
import { houseOf, roomOf } from './rooms.ts';

/** A page of a room's history, and who the member is in it. */
export async function listChatMessages(
  ctx: Ctx,
  { site }: ChatOptions,
  { roomId, before }: Input<typeof contract>,
): Promise<Output<typeof contract>> {
  const { memberId } = ctx.caller;
  const { lengthMax } = houseOf(site.content);
  const room = roomOf(site.content, roomId);
  await ensureMayChat(ctx.db, memberId, ctx.clock.now());
  const personId = (await ensurePersons(ctx, ctx.db, [memberId])).get(memberId);
  assert(personId, 'whoever is in the chat is a person of it');
  // Before the messages: what is said meanwhile is heard again, and nothing falls between.
  const rev = Number(await queries.readRev(ctx.db, room.id));
  const limit = CHAT_PAGE + 1;
  const rows = await queries.listHistory(ctx.db, room.id, { before, memberId, limit });
  const page = rows.slice(0, CHAT_PAGE).toReversed();
  const ids = page.map(({ id }) => id);
  const own = await listOwnReactions(ctx.db, personId, ids);
  const mute = (await listMutes(ctx.db, [personId], ctx.clock.now())).get(personId);
  return {
    messages: await viewMessages(ctx.db, page),
    hasMore: rows.length > CHAT_PAGE,
    rev,
    me: {
      personId,
      reactions: own.map(({ message_id, emoji }) => ({ messageId: message_id, emoji })),
      mute: mute ? { until: mute.until_at.toISOString(), reason: mute.reason } : null,
    },
    lengthMax,
  };
}
