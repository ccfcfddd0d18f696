import type { Input, Output } from '@baize/contract/endpoint';
import type * as contract from '@baize/contract/message';
import { MESSAGES_PER_PAGE, type Message, messageNews } from '@baize/contract/message';
import {
  CATEGORY_OF,
  kindsOf,
  MESSAGE_CATEGORIES,
  type MessageCategory,
} from '@baize/contract/message-category';
import * as z from 'zod/mini';
import type { Ctx } from '../../base/kernel/index.ts';
import * as queries from './queries.ts';

type Call = typeof contract.listMessages;

export async function listMessages(
  { db, caller: { memberId } }: Ctx,
  { before, category }: Input<Call>,
): Promise<Output<Call>> {
  const kinds = category && kindsOf(category);
  const limit = MESSAGES_PER_PAGE + 1;
  const pinned = before === undefined ? await queries.listPinned(db, memberId, kinds) : [];
  const rows = await queries.listNewest(db, memberId, { before, kinds, limit });
  return {
    pinned: pinned.map(toMessage),
    messages: rows.slice(0, MESSAGES_PER_PAGE).map(toMessage),
    hasMore: rows.length > MESSAGES_PER_PAGE,
    ...unreadOf(await queries.countUnreadKinds(db, memberId)),
  };
}

/** In all, and in each category. */
function unreadOf(counts: ReadonlyMap<string, number>) {
  const unreadIn = Object.fromEntries(
    MESSAGE_CATEGORIES.map((category) => [category, 0]),
  ) as Record<MessageCategory, number>;
  for (const [kind, count] of counts)
    unreadIn[CATEGORY_OF[kind as keyof typeof CATEGORY_OF]] += count;
  const unread = [...counts.values()].reduce((sum, count) => sum + count, 0);
  return { unread, unreadIn };
}

type Listed = Awaited<ReturnType<typeof queries.listNewest>>[number];

/** What operators wrote is kept once for all who got it. */
const toMessage = ({ id, created_at, read_at, pinned_at, news, written }: Listed): Message => ({
  messageId: id,
  at: created_at.toISOString(),
  isRead: read_at !== null,
  isPinned: pinned_at !== null,
  news: z.parse(
    messageNews,
    written === null ? news : { ...(written as object), ...(news as object) },
  ),
});
