import type { Endpoint } from '@baize/contract/endpoint';
import {
  deleteMessages,
  listMessages,
  MESSAGES_PER_PAGE,
  type Message,
  readMessages,
} from '@baize/contract/message';
import { countUnread } from '@baize/contract/unread';
import { assert } from '@baize/std/assert';
import type { MemberId } from '@baize/std/id';
import { minor } from '@baize/std/money';
import { expect, test } from 'vitest';
import { answer } from '../../base/kernel/index.ts';
import { asked, useWorld } from '../../testing/world.ts';
import { createMember } from '../members/index.ts';
import { messagesRoutes } from './routes.ts';
import { writeMessage } from './write-message.ts';

const t = useWorld();
let count = 0;

async function givenReader(): Promise<MemberId> {
  const account = `reader${count++}`;
  const { id } = await t.world.db
    .transaction()
    .execute((tx) => createMember(t.world, tx, { account, currency: 'THB' }));
  return id;
}

const write = (memberId: MemberId, amount: bigint) =>
  t.world.db.transaction().execute((tx) =>
    writeMessage(t.world, tx, {
      memberId,
      news: { kind: 'money_received', amount: minor(amount), from: 'ag•••t' },
    }),
  );

async function call(endpoint: Endpoint, memberId: MemberId, body: object = {}) {
  const route = messagesRoutes.find((one) => one.endpoint === endpoint);
  assert(route, 'the call is served here');
  const caller = { memberId, role: 'member' as const };
  const reply = await answer(
    route,
    { ...t.world, wording: (code: string) => code },
    asked(body, { caller }),
  );
  return reply.body.value;
}

const pageOf = async (memberId: MemberId, body: object = {}) =>
  (await call(listMessages, memberId, body)) as Page;

const unreadBy = async (endpoint: Endpoint, memberId: MemberId, body: object = {}) =>
  ((await call(endpoint, memberId, body)) as Unread).unreadMessage;

type Page = { messages: Message[]; hasMore: boolean; unread: number };
type Unread = { unreadMessage: number };

test('MEM-14 MEM-20 API-15 messages are counted until they are read, and read ones until deleted', async () => {
  const reader = await givenReader();
  await write(reader, 100n);
  await write(reader, 200n);
  expect(await unreadBy(countUnread, reader)).toBe(2);
  const value = await pageOf(reader);
  const told = value.messages.map(({ news }) => ('amount' in news ? `${news.amount}` : ''));
  expect(told.toSorted()).toEqual(['100', '200']);
  const [newest] = value.messages;
  const one = { messageIds: [newest?.messageId] };
  expect(await unreadBy(readMessages, reader, one)).toBe(1);
  expect(await unreadBy(deleteMessages, reader, one)).toBe(1);
  expect((await pageOf(reader)).messages).toHaveLength(1);
  expect(await unreadBy(readMessages, reader)).toBe(0);
});

test('MEM-14 nobody reads, marks or deletes what was written to another', async () => {
  const [reader, other] = [await givenReader(), await givenReader()];
  await write(reader, 100n);
  const value = await pageOf(reader);
  const one = { messageIds: [value.messages[0]?.messageId] };
  expect((await pageOf(other)).messages).toEqual([]);
  await call(readMessages, other, one);
  await call(deleteMessages, other, one);
  expect(await pageOf(reader)).toMatchObject({ unread: 1 });
});

test('MEM-14 the pages follow each other without a gap', async () => {
  const reader = await givenReader();
  for (let amount = 1n; amount <= BigInt(MESSAGES_PER_PAGE) + 3n; amount++) {
    await write(reader, amount);
  }
  const first = await pageOf(reader);
  expect(first).toMatchObject({ hasMore: true });
  const before = first.messages.at(-1)?.messageId;
  const second = await pageOf(reader, { before });
  expect(second.hasMore).toBe(false);
  const ids = [...first.messages, ...second.messages].map(({ messageId }) => messageId);
  expect(new Set(ids).size).toBe(MESSAGES_PER_PAGE + 3);
});

test('MEM-14 what is undone was never written, and an open page is told of what was', async () => {
  const reader = await givenReader();
  const undone = t.world.db.transaction().execute(async (tx) => {
    await writeMessage(t.world, tx, {
      memberId: reader,
      news: { kind: 'money_received', amount: minor(1n), from: 'x' },
    });
    throw new Error('undone');
  });
  await expect(undone).rejects.toThrow('undone');
  await write(reader, 2n);
  expect(await unreadBy(countUnread, reader)).toBe(1);
  const events = await t.world.db
    .selectFrom('kernel_event')
    .select('kind')
    .where('member_id', '=', reader)
    .execute();
  expect(events).toEqual([{ kind: 'message' }]);
});
