import type { Endpoint } from '@baize/contract/endpoint';
import {
  deleteMessages,
  listMessages,
  MESSAGES_PER_PAGE,
  type Message,
  type MessageNews,
  PINNED_MAX,
  pinMessage,
  readMessages,
} from '@baize/contract/message';
import { CATEGORY_OF, MESSAGE_CATEGORIES } from '@baize/contract/message-category';
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

const tell = (memberId: MemberId, news: MessageNews) =>
  t.world.db.transaction().execute((tx) => writeMessage(t.world, tx, { memberId, news }));

const write = (memberId: MemberId, amount: bigint) =>
  tell(memberId, { kind: 'money_received', amount: minor(amount), from: 'ag•••t' });

async function answerTo(endpoint: Endpoint, memberId: MemberId, body: object = {}) {
  const route = messagesRoutes.find((one) => one.endpoint === endpoint);
  assert(route, 'the call is served here');
  const caller = { memberId, role: 'member' as const };
  const reply = await answer(
    route,
    { ...t.world, wording: (code: string) => code },
    asked(body, { caller }),
  );
  return reply.body;
}

const call = async (...asking: Parameters<typeof answerTo>) => (await answerTo(...asking)).value;

const pageOf = async (memberId: MemberId, body: object = {}) =>
  (await call(listMessages, memberId, body)) as Page;

const unreadBy = async (endpoint: Endpoint, memberId: MemberId, body: object = {}) =>
  ((await call(endpoint, memberId, body)) as Unread).unreadMessage;

type Page = {
  pinned: Message[];
  messages: Message[];
  hasMore: boolean;
  unread: number;
  unreadIn: Record<string, number>;
};
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

test('MEM-14 a category lists and marks its own, and each kind of news stands in one', async () => {
  const reader = await givenReader();
  await write(reader, 100n);
  await tell(reader, { kind: 'identity_approved' });
  await tell(reader, { kind: 'identity_ran_out' });
  const account = await pageOf(reader, { category: 'account' });
  expect(account.messages.map(({ news }) => news.kind).toSorted()).toEqual([
    'identity_approved',
    'identity_ran_out',
  ]);
  expect(account.unreadIn).toEqual({ money: 1, rewards: 0, account: 2, house: 0 });
  expect(await unreadBy(readMessages, reader, { category: 'account' })).toBe(1);
  expect((await pageOf(reader, { category: 'house' })).messages).toEqual([]);
  expect(await answerTo(listMessages, reader, { category: 'x'.repeat(200) })).toMatchObject({
    message: 'invalid_input',
  });
  expect(new Set(Object.values(CATEGORY_OF))).toEqual(new Set(MESSAGE_CATEGORIES));
});

test('MEM-14 what is pinned stands first and once, on the first page, until it is let go', async () => {
  const reader = await givenReader();
  for (let amount = 1n; amount <= BigInt(MESSAGES_PER_PAGE) + 2n; amount++) {
    await write(reader, amount);
  }
  const last = (await pageOf(reader)).messages.at(-1);
  assert(last, 'there is a page');
  const pin = { messageId: last.messageId, isPinned: true };
  expect(await call(pinMessage, reader, pin)).toEqual({ isPinned: true });
  expect(await call(pinMessage, reader, pin)).toEqual({ isPinned: true });
  const first = await pageOf(reader);
  expect(first.pinned).toMatchObject([{ messageId: last.messageId, isPinned: true }]);
  const second = await pageOf(reader, { before: first.messages.at(-1)?.messageId });
  expect(second.pinned).toEqual([]);
  const listed = [...first.messages, ...second.messages].map(({ messageId }) => messageId);
  expect(listed).not.toContain(last.messageId);
  expect(listed).toHaveLength(MESSAGES_PER_PAGE + 1);
  await call(pinMessage, reader, { ...pin, isPinned: false });
  expect(await pageOf(reader)).toMatchObject({ pinned: [] });
});

test('MEM-14 nobody pins another’s message, nor more than fit, also all at once', async () => {
  const [reader, other] = [await givenReader(), await givenReader()];
  for (let amount = 1n; amount <= BigInt(PINNED_MAX) + 2n; amount++) await write(reader, amount);
  const { messages } = await pageOf(reader);
  const answers = await Promise.all(
    messages.map(({ messageId }) => answerTo(pinMessage, reader, { messageId, isPinned: true })),
  );
  const refused = answers.flatMap(({ message }) => message ?? []);
  expect(refused).toEqual(['message_pins_full', 'message_pins_full']);
  const { pinned } = await pageOf(reader);
  expect(pinned).toHaveLength(PINNED_MAX);
  for (const isPinned of [true, false]) {
    const foreign = { messageId: pinned[0]?.messageId, isPinned };
    expect(await answerTo(pinMessage, other, foreign)).toMatchObject({ message: 'not_found' });
  }
});
