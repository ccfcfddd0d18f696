import * as contract from '@baize/contract/chat';
import type { ChatMessage, ChatNewsWire } from '@baize/contract/chat-message';
import type { Content } from '@baize/contract/content';
import type { Endpoint } from '@baize/contract/endpoint';
import type { RefusalValue } from '@baize/contract/envelope';
import type { ServerMessage } from '@baize/contract/events';
import type { Id, MemberId } from '@baize/std/id';
import { afterEach, beforeAll, expect } from 'vitest';
import { WebSocket } from 'ws';
import { type LoadedBrand, loadBrand } from '../base/brand/index.ts';
import type { Route } from '../base/kernel/index.ts';
import { joinVendor, ownScale, rotateVendorKey } from '../play/vendors/index.ts';
import { chatRoutes, startChatFeed } from '../talk/chat/index.ts';
import { openSeededCatalogue } from './catalogue.ts';
import { givenSession, openTestSite, type TestSite } from './identity.ts';
import { givenMember, usePlay } from './play.ts';
import { type CallReply, callsOf } from './rewards.ts';
import type { TestWorld } from './world.ts';

type Feed = ReturnType<typeof startChatFeed>;
export type ChatProcess = TestSite & { readonly feed: Feed; readonly routes: readonly Route[] };
type Wire = Readonly<Record<string, unknown>>;

/** A member in the chat. */
export type Talker = {
  readonly memberId: MemberId;
  readonly token: string;
  /** From the wire to the wire, without the network: a flood of calls costs little. */
  call(endpoint: Endpoint, wire?: Wire): Promise<CallReply>;
  say(text: string, facts?: Wire): Promise<Said>;
  read(facts?: Wire): Promise<contract.ChatPage>;
};

/** What came of it; `value` of a refusal has what the client needs to go on. */
export type Said = {
  readonly message: string | null;
  readonly value: ChatMessage & RefusalValue;
};

export type ChatLine = {
  readonly news: readonly ChatNewsWire[];
  /** The texts that were heard, each as it was heard last, in the order of the room. */
  texts(): readonly (string | null)[];
  /** Up to where the room was heard. */
  rev(): number;
  until(isThere: () => boolean): Promise<void>;
  /** Follows a room from now on, or none. */
  follow(room: string | null): void;
  cut(): void;
};

const content: Content = {
  ...loadBrand('mekhala').content,
  chat: [
    {
      id: 'chat',
      lengthMax: 200,
      retentionDays: 30,
      words: ['scam', 'ไอ้โง่'],
      selfharmWords: ['kill myself', 'อยากตาย'],
      minorWords: ['I am 15'],
    },
  ],
  chatTopics: [{ id: 'lounge', name: { TH: 'พูดคุย', EN: 'Lounge' } }],
  chatRooms: [roomOf('harbour', 0), roomOf('slow-lane', 30), roomOf('quiet', 0)],
};

function roomOf(id: string, slowSeconds: number): Content['chatRooms'][number] {
  const name = { TH: `ห้อง ${id}`, EN: `Room ${id}` };
  return { id, topic: 'lounge', language: 'EN', name, about: name, slowSeconds };
}

const loaded: LoadedBrand = { ...loadBrand('mekhala'), content };

let keys = 0;
export const nextKey = (): string => `message-${(keys += 1)}`;

/** Two processes of one platform with their sockets. */
async function openProcesses(world: TestWorld) {
  const { bus, catalogue } = await openSeededCatalogue(world);
  await world.db.transaction().execute(async (tx) => {
    const scales = { THB: ownScale('THB') };
    const terms = { dialect: 'own', roundRule: 'mixed', addresses: null, scales } as const;
    await joinVendor(world, tx, { code: 'studio', name: 'Studio', ...terms });
    await rotateVendorKey(world, tx, { vendor: 'studio', overlapMs: 1 });
  });
  const launchers = new Map([['studio', 'https://studio.example']]);
  const options = { site: loaded, catalogue, launchers, publicUrl: 'https://site.example' };
  const processes: ChatProcess[] = [];
  for (const _ of [1, 2]) {
    const routes = chatRoutes(options);
    const site = await openTestSite(world, loaded, () => routes);
    processes.push({ ...site, routes, feed: startChatFeed(world, { ...site, site: loaded }) });
  }
  const close = async () => {
    for (const process of processes) {
      await process.feed.stop();
      await process.stop();
    }
    await bus.stop();
  };
  return { processes, close };
}

async function comeIn(world: TestWorld, routes: readonly Route[]): Promise<Talker> {
  // A room takes so many messages a second: each talker comes in one of their own.
  world.clock.advance(1_001);
  const memberId = await givenMember(world, { cash: 100_000n });
  const { token } = await givenSession({ world, loaded }, { id: memberId });
  const call = (endpoint: Endpoint, wire: Wire = {}) =>
    callsOf(world, routes)(endpoint, memberId, wire);
  return {
    memberId,
    token,
    call,
    say: async (text, facts = {}) => {
      const wire = { roomId: 'harbour', requestKey: nextKey(), text, ...facts };
      return (await call(contract.sayInChat, wire)) as unknown as Said;
    },
    read: async (facts = {}) => {
      const page = await call(contract.listChatMessages, { roomId: 'harbour', ...facts });
      return page.value as unknown as contract.ChatPage;
    },
  };
}

const until = async (isThere: () => boolean): Promise<void> => {
  await expect.poll(isThere, { interval: 10, timeout: 8_000 }).toBe(true);
};

type Opening = { readonly token: string; readonly room: string; readonly after: number };

async function openLine(socket: WebSocket, { token, room, after }: Opening): Promise<ChatLine> {
  const news: ChatNewsWire[] = [];
  socket.on('error', () => {});
  socket.on('open', () => socket.send(JSON.stringify({ token })));
  socket.on('message', (data: Buffer) => {
    const message = JSON.parse(data.toString()) as ServerMessage;
    if (message.type === 'ready') socket.send(JSON.stringify({ chat: { room, after } }));
    if (message.type === 'event' && message.kind === 'chat') {
      news.push(message.payload as ChatNewsWire);
    }
  });
  await until(() => news.length > 0);
  return {
    news,
    texts: () => {
      const bySeq = new Map(news.flatMap(({ messages }) => messages).map((m) => [m.seq, m]));
      return [...bySeq.values()].toSorted((a, b) => a.seq - b.seq).map(({ text }) => text);
    },
    rev: () => news.at(-1)?.rev ?? 0,
    until,
    follow: (next) =>
      socket.send(JSON.stringify({ chat: next === null ? null : { room: next, after: 0 } })),
    cut: () => socket.terminate(),
  };
}

/** A running chat, and members who talk in it. */
export function useChat() {
  const t = usePlay();
  const running: ChatProcess[] = [];
  const open: WebSocket[] = [];
  beforeAll(async () => {
    const { processes, close } = await openProcesses(t.world);
    running.push(...processes);
    return close;
  });
  afterEach(() => {
    for (const socket of open.splice(0)) socket.terminate();
  });
  const processOf = (place: number): ChatProcess => {
    const process = running[place];
    if (!process) throw new Error('the processes are there once the tests of the file run');
    return process;
  };
  return {
    get world() {
      return t.world;
    },
    get play() {
      return t.play;
    },
    processOf,
    talker: (place = 0) => comeIn(t.world, processOf(place).routes),
    listen: (
      { token }: Pick<Talker, 'token'>,
      { place = 1, room = 'harbour', after = 0 } = {},
    ): Promise<ChatLine> => {
      const socket = new WebSocket(`${processOf(place).url.replace('http', 'ws')}/wps/socket`);
      open.push(socket);
      return openLine(socket, { token, room, after });
    },
  };
}

export const personOf = (said: Said): Id<'chp'> => said.value.personId;
