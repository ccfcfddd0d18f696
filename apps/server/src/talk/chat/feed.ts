import { type ChatMessage, type ChatNewsWire, chatNews } from '@baize/contract/chat-message';
import type { MemberId } from '@baize/std/id';
import * as z from 'zod/mini';
import {
  type Bus,
  type MemberSocket,
  type Sockets,
  type World,
  writeEvent,
} from '../../base/kernel/index.ts';
import { listMayChat } from './may-chat.ts';
import { viewMessages } from './message-view.ts';
import type { ChatOptions } from './options.ts';
import { listBlocks } from './person-queries.ts';
import { listChanges, type PersonId } from './queries.ts';
import { createRoomPump, type RoomPump } from './room-pump.ts';

/** A line that follows a room, and up to which change it was told. */
type Watcher = {
  readonly line: MemberSocket;
  readonly room: string;
  rev: number;
  isNew: boolean;
  blocked: ReadonlySet<PersonId>;
};

/** Who was away for more changes than this reads the newest page again. */
const RESUME_MAX = 300;
/** A line of the bus that died without a word is noticed by looking; who may no longer chat, too. */
const LOOK_MS = 5_000;

export type ChatFeed = {
  /** Looks who of those in the rooms may still be there. */
  sweep(): Promise<void>;
  stop(): Promise<void>;
};

type FeedOptions = {
  readonly bus: Bus;
  readonly sockets: Sockets;
  readonly site: ChatOptions['site'];
};

type FeedState = {
  readonly world: World;
  readonly watchers: Map<MemberSocket, Watcher>;
  readonly pumps: Map<string, RoomPump>;
};

/** Tells the lines of this process what is said in the rooms they follow, wherever it was said. */
export function startChatFeed(world: World, { bus, sockets, site }: FeedOptions): ChatFeed {
  const state: FeedState = { world, watchers: new Map(), pumps: new Map() };
  const { watchers, pumps } = state;
  const warn = (error: unknown) => world.log.warn({ err: error }, 'the chat not looked after yet');

  sockets.onWatch((line, watch) => {
    watchers.delete(line);
    if (!watch) return;
    const { room, after } = watch;
    if (!site.content.chatRooms.some(({ id }) => id === room)) return showOut(state, line, room);
    watchers.set(line, { line, room, rev: after, isNew: true, blocked: new Set() });
    wake(state, room);
  });
  bus.onSignal((text) => {
    if (text === null) return lookAgain(state);
    const [about, what = '', name = ''] = text.split(' ');
    if (about !== 'chat') return;
    if (what === 'room' && hasWatcher(state, name)) wake(state, name);
    if (what === 'member') readBlocks(state, name as MemberId).catch(warn);
  });
  const look = setInterval(() => {
    lookAgain(state);
    sweep(state).catch(warn);
  }, LOOK_MS);

  return {
    sweep: () => sweep(state),
    stop: async () => {
      clearInterval(look);
      watchers.clear();
      await Promise.all([...pumps.values()].map((pump) => pump.stop()));
    },
  };
}

const hasWatcher = ({ watchers }: FeedState, room: string): boolean =>
  watchers.values().some((each) => each.room === room);

/** Who follows a room now; lines that are gone are forgotten by the way. */
function inRoom({ watchers }: FeedState, room: string): readonly Watcher[] {
  const all = [...watchers.values()].filter((each) => each.room === room);
  for (const { line } of all) if (!line.isOpen()) watchers.delete(line);
  return all.filter(({ line }) => line.isOpen());
}

function wake(state: FeedState, room: string): void {
  const pump = state.pumps.get(room) ?? createRoomPump(state.world, () => pumpRoom(state, room));
  state.pumps.set(room, pump);
  pump.wake();
}

function lookAgain(state: FeedState): void {
  const rooms = new Set([...state.watchers.values()].map(({ room }) => room));
  for (const room of rooms) wake(state, room);
}

function showOut({ world, watchers }: FeedState, line: MemberSocket, room: string): void {
  watchers.delete(line);
  const out = { roomId: room, messages: [], rev: 0, missed: false, isOut: true };
  line.pass(writeEvent(world, 'chat', out));
}

/** Whoever came since the last time is asked whether they may be here, and whom they have blocked. */
async function letIn(state: FeedState, room: string): Promise<void> {
  const fresh = inRoom(state, room).filter(({ isNew }) => isNew);
  if (fresh.length === 0) return;
  const { db } = state.world;
  const memberIds = [...new Set(fresh.map(({ line }) => line.memberId))];
  const may = await listMayChat(db, memberIds, state.world.clock.now());
  const blocks = await listBlocks(db, memberIds);
  for (const watcher of fresh) {
    watcher.blocked = blocks.get(watcher.line.memberId) ?? new Set();
    if (!may.has(watcher.line.memberId)) showOut(state, watcher.line, room);
  }
}

async function pumpRoom(state: FeedState, room: string): Promise<void> {
  const { world } = state;
  await letIn(state, room);
  const all = inRoom(state, room);
  if (all.length === 0) return;
  const after = Math.min(...all.map(({ rev }) => rev));
  const rows = await listChanges(world.db, room, { after, limit: RESUME_MAX });
  const messages = await viewMessages(world.db, rows);
  const [first] = messages;
  const known = messages.length === RESUME_MAX && first ? first.rev - 1 : after;
  tellRoom(world, { room, watchers: all, messages, known });
}

async function readBlocks({ world, watchers }: FeedState, memberId: MemberId): Promise<void> {
  const own = [...watchers.values()].filter(({ line }) => line.memberId === memberId);
  if (own.length === 0) return;
  const blocks = await listBlocks(world.db, [memberId]);
  for (const watcher of own) watcher.blocked = blocks.get(memberId) ?? new Set();
}

async function sweep(state: FeedState): Promise<void> {
  const { world, watchers } = state;
  const memberIds = new Set([...watchers.keys()].map(({ memberId }) => memberId));
  const may = await listMayChat(world.db, [...memberIds], world.clock.now());
  for (const { line, room } of watchers.values()) {
    // Whoever came while this was asked was not asked about.
    const isOut = memberIds.has(line.memberId) && !may.has(line.memberId);
    if (isOut) showOut(state, line, room);
  }
}

const writeNews = (world: World, news: ChatNewsWire): Buffer => writeEvent(world, 'chat', news);

type RoomNews = {
  readonly room: string;
  readonly watchers: readonly Watcher[];
  readonly messages: readonly ChatMessage[];
  /** All changes after this number are among the messages. */
  readonly known: number;
};

/** Those who are told the same are told by the same words. */
function tellRoom(world: World, { room, watchers, messages, known }: RoomNews): void {
  const last = messages.at(-1)?.rev ?? known;
  const written = new Map<string, Buffer>();
  for (const watcher of watchers) {
    const missed = watcher.rev < known;
    const unread = missed ? [] : messages.filter(({ rev }) => rev > watcher.rev);
    if (!watcher.isNew && !missed && unread.length === 0) continue;
    const hidden = unread.filter(({ personId }) => watcher.blocked.has(personId));
    const shown = unread.filter(({ personId }) => !watcher.blocked.has(personId));
    const rev = Math.max(last, watcher.isNew ? 0 : watcher.rev);
    watcher.rev = rev;
    watcher.isNew = false;
    const key = `${missed} ${unread.length} ${hidden.map(({ seq }) => seq).join(',')}`;
    const text =
      written.get(key) ??
      writeNews(
        world,
        z.encode(chatNews, { roomId: room, messages: shown, rev, missed, isOut: false }),
      );
    written.set(key, text);
    watcher.line.pass(text);
  }
}
