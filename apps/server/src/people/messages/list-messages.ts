import type { Input, Output } from '@baize/contract/endpoint';
import type * as contract from '@baize/contract/message';
import { MESSAGES_PER_PAGE, type Message, messageNews } from '@baize/contract/message';
import * as z from 'zod/mini';
import type { Ctx } from '../../base/kernel/index.ts';
import * as queries from './queries.ts';

type Call = typeof contract.listMessages;

export async function listMessages(
  { db, caller: { memberId } }: Ctx,
  { before }: Input<Call>,
): Promise<Output<Call>> {
  const rows = await queries.listNewest(db, memberId, { before, limit: MESSAGES_PER_PAGE + 1 });
  return {
    messages: rows.slice(0, MESSAGES_PER_PAGE).map(toMessage),
    hasMore: rows.length > MESSAGES_PER_PAGE,
    unread: await queries.countUnread(db, memberId),
  };
}

type Listed = Awaited<ReturnType<typeof queries.listNewest>>[number];

/** What operators wrote is kept once for all who got it. */
const toMessage = ({ id, created_at, read_at, news, written }: Listed): Message => ({
  messageId: id,
  at: created_at.toISOString(),
  isRead: read_at !== null,
  news: z.parse(
    messageNews,
    written === null ? news : { ...(written as object), ...(news as object) },
  ),
});
