import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import * as chat from '@baize/contract/chat';
import type { ChatNewsWire } from '@baize/contract/chat-message';
import type { ServerMessage } from '@baize/contract/events';
import * as support from '@baize/contract/support-chat';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { WebSocket } from 'ws';
import { loadBrand } from '../base/brand/index.ts';
import { systemClock } from '../base/kernel/index.ts';
import { type Client, createClient } from '../testing/client.ts';
import { givenSession } from '../testing/identity.ts';
import { TEST_KEYS } from '../testing/keys.ts';
import { openKillablePlatform } from '../testing/killed-platform.ts';
import { givenPlayer } from '../testing/rewards.ts';
import { useWorld } from '../testing/world.ts';

const LONG_MS = 120_000;
const SOON = { timeout: 60_000, interval: 50 };
const ROOM = 'harbour';

const t = useWorld();
const loaded = loadBrand('mekhala');
let platform: Awaited<ReturnType<typeof openKillablePlatform>>;
let folder: string;
let client: Client;
let talkers: readonly string[];
const sockets: WebSocket[] = [];

beforeAll(async () => {
  t.world.clock.advance(systemClock.now().getTime() - t.world.clock.now().getTime());
  folder = await mkdtemp(path.join(tmpdir(), 'baize-talk-kill-'));
  platform = await openKillablePlatform({
    DATABASE_URL: t.world.url,
    KEYS: TEST_KEYS,
    DATA_DIR: folder,
    ROLES: 'site',
  });
  client = await createClient(platform.url);
  // Slow mode holds for each of them alone: everybody says one thing.
  talkers = await Promise.all(
    [1, 2, 3, 4, 5].map(async () => {
      const id = await givenPlayer(t.world);
      return (await givenSession({ world: t.world, loaded }, { id })).token;
    }),
  );
}, LONG_MS);

afterAll(async () => {
  for (const socket of sockets) socket.terminate();
  await platform?.kill();
  await rm(folder, { recursive: true });
});

const say = (place: number, text: string) =>
  client(
    chat.sayInChat,
    { roomId: ROOM, text, requestKey: `killed-message-${place}` },
    { token: talkers[place] },
  );
const ask = (text: string, requestKey: string, conversationId?: string) =>
  client(
    conversationId ? support.sayInSupportChat : support.startSupportChat,
    { text, requestKey, ...(conversationId && { conversationId }) },
    { token: talkers[0] },
  );

/** Follows the room from a number on; what it heard is added to what was heard before. */
function follow(news: ChatNewsWire[], after: number): WebSocket {
  const socket = new WebSocket(`${platform.url.replace('http', 'ws')}/wps/socket`);
  sockets.push(socket);
  socket.on('error', () => {});
  socket.on('open', () => socket.send(JSON.stringify({ token: talkers[4] })));
  socket.on('message', (data: Buffer) => {
    const message = JSON.parse(data.toString()) as ServerMessage;
    if (message.type === 'ready') socket.send(JSON.stringify({ chat: { room: ROOM, after } }));
    if (message.type === 'event' && message.kind === 'chat') {
      news.push(message.payload as ChatNewsWire);
    }
  });
  return socket;
}

const said = (news: readonly ChatNewsWire[]) =>
  news.flatMap(({ messages }) => messages.map(({ seq, text }) => `${seq} ${text}`));

/** Holds the room and the conversation, so that what is said next is under way and no further. */
async function holdUp(conversationId: string) {
  const holding = await t.world.connection.pool.connect();
  await holding.query('begin');
  await holding.query('select from chat_room where room = $1 for update', [ROOM]);
  await holding.query('select from support_conversation where id = $1 for update', [
    conversationId,
  ]);
  const waiting = async () => {
    const { rows } = await t.world.connection.pool.query(
      `select count(*)::int4 as count from pg_stat_activity
       where datname = current_database() and wait_event_type = 'Lock'`,
    );
    return (rows[0] as { count: number }).count;
  };
  return {
    waiting,
    letGo: async () => {
      await holding.query('rollback');
      holding.release();
    },
  };
}

test(
  'HELP-07 killed in the middle of a conversation, nothing that was said is lost or doubled',
  async () => {
    const news: ChatNewsWire[] = [];
    follow(news, 0);
    await expect.poll(() => news.length, SOON).toBeGreaterThan(0);
    expect((await say(0, 'answered')).message).toBeNull();
    const first = await ask('Where is my deposit?', 'killed-support-1');
    const { conversationId } = first.value as { conversationId: string };
    await expect.poll(() => said(news), SOON).toEqual(['1 answered']);

    // This one is kept, and its answer is never read; the next two are not committed yet.
    await say(1, 'kept and unheard');
    const held = await holdUp(conversationId);
    const lost = [say(2, 'under way'), ask('It was 500.', 'killed-support-2', conversationId)];
    for (const call of lost) call.catch(() => {});
    await expect.poll(held.waiting, SOON).toBe(2);
    await platform.kill();
    await held.letGo();
    expect(await Promise.allSettled(lost)).toMatchObject([
      { status: 'rejected' },
      { status: 'rejected' },
    ]);

    await platform.start();
    follow(news, news.at(-1)?.rev ?? 0);
    for (const call of [
      () => say(1, 'kept and unheard'),
      () => say(2, 'under way'),
      () => ask('Where is my deposit?', 'killed-support-1'),
      () => ask('It was 500.', 'killed-support-2', conversationId),
      () => ask('It was 500.', 'killed-support-2', conversationId),
    ]) {
      expect((await call()).message).toBeNull();
    }
    expect((await say(3, 'after it')).message).toBeNull();
    const all = ['1 answered', '2 kept and unheard', '3 under way', '4 after it'];
    await expect.poll(() => new Set(said(news)), SOON).toEqual(new Set(all));
    const heardTwice = said(news).filter((text, at, texts) => texts.indexOf(text) !== at);
    expect(heardTwice).toEqual([]);
    const page = await client(chat.listChatMessages, { roomId: ROOM }, { token: talkers[4] });
    const history = (page.value as chat.ChatPage).messages.map(({ seq, text }) => `${seq} ${text}`);
    expect(history.toSorted()).toEqual(all);
    const talk = await client(support.readSupportChat, {}, { token: talkers[0] });
    const kept = (talk.value as { chat: support.SupportChat }).chat;
    expect(kept.messages.map(({ seq, text }) => `${seq} ${text}`)).toEqual([
      '1 Where is my deposit?',
      '2 It was 500.',
    ]);
  },
  LONG_MS,
);
