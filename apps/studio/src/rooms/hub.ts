import type { RoomState } from '@baize/engines/rooms/room';
import { newId, type Studio } from '../studio.ts';
import { createFollowedLog, type FollowedLog, type RoomFrame } from './followed-log.ts';
import { readRoomClock } from './lease-queries.ts';
import { startListener } from './listener.ts';
import { type RoomNotice, readRoom, tell } from './log-queries.ts';
import { createPresence, type Presence } from './presence.ts';

export type HubListener = {
  readonly onFrame: (room: string, frame: RoomFrame) => void;
  /** What is not kept: presence and tally. */
  readonly onNews: (room: string, text: string) => void;
  readonly onOwn: (room: string, ids: readonly string[]) => void;
  /** Events were missed: everybody needs the whole. */
  readonly onReset: (room: string) => void;
};

export type RoomHub = {
  stateOf(room: string): RoomState;
  framesAfter(room: string, seq: number): readonly RoomFrame[] | null;
  tallyOf(room: string): Readonly<Record<string, number>>;
  countPresent(room: string): number;
  /** So many sockets of this process are at the table now. */
  setPresent(room: string, count: number): void;
  listen(listener: HubListener): void;
  onPresence(tell: (room: string) => void): void;
  /** The database's clock. */
  now(): number;
  readClock(): Promise<void>;
  stop(): Promise<void>;
};

type Parts = {
  readonly studio: Studio;
  readonly logs: ReadonlyMap<string, FollowedLog>;
  readonly tallies: Map<string, Readonly<Record<string, number>>>;
  /** What was said last of a room that is not kept, by its kind: nobody is told the same again. */
  readonly said: Map<string, string>;
  readonly presence: Presence;
  readonly listeners: HubListener[];
  readonly comers: ((room: string) => void)[];
  readonly now: () => number;
  readonly report: (error: unknown) => void;
};

const PRESENCE_MS = 1_000;

/** Follows the log of every room, whoever writes it. */
export async function startHub(studio: Studio, url: string): Promise<RoomHub> {
  const self = newId(studio, 'prc');
  const own = new Map<string, number>();
  let ahead = 0;
  const parts: Parts = {
    studio,
    logs: new Map([...studio.tables.keys()].map((room) => [room, createFollowedLog()])),
    tallies: new Map(),
    said: new Map(),
    presence: createPresence(),
    listeners: [],
    comers: [],
    now: () => studio.clock.now().getTime() + ahead,
    report: (error) => studio.log.error({ err: error }, 'a room is not followed'),
  };
  const rooms = [...parts.logs.keys()];
  const speak = (room: string) =>
    tell(studio.db, { room, process: self, present: own.get(room) ?? 0 }).catch(parts.report);
  const listener = await startListener(url, {
    onTold: (told) => hear(parts, told),
    onBack: () => {
      for (const room of rooms) reset(parts, room).catch(parts.report);
    },
  });
  // Nobody is shown a room before its log was read.
  await Promise.all(rooms.map((room) => reset(parts, room)));
  const spoken = setInterval(() => {
    for (const [room, count] of own) {
      if (count > 0) void speak(room);
      tellNews(parts, room, { type: 'presence', count: parts.presence.count(room) });
    }
  }, PRESENCE_MS);
  return {
    stateOf: (room) => logOf(parts, room).state,
    framesAfter: (room, seq) => logOf(parts, room).framesAfter(seq),
    tallyOf: (room) => parts.tallies.get(room) ?? {},
    countPresent: (room) => parts.presence.count(room),
    setPresent: (room, count) => {
      const before = own.get(room) ?? 0;
      own.set(room, count);
      // The first wakes the room and the last lets it sleep; all others are counted once a second.
      if ((before === 0) !== (count === 0)) void speak(room);
    },
    listen: (one) => void parts.listeners.push(one),
    onPresence: (one) => void parts.comers.push(one),
    now: parts.now,
    readClock: async () => {
      const read = await readRoomClock(studio.db);
      ahead = read.getTime() - studio.clock.now().getTime();
    },
    stop: async () => {
      clearInterval(spoken);
      await listener.stop();
    },
  };
}

function logOf({ logs }: Parts, room: string): FollowedLog {
  const log = logs.get(room);
  if (!log) throw new Error(`there is no table ${room}`);
  return log;
}

async function reset(parts: Parts, room: string): Promise<void> {
  const state = await readRoom(parts.studio.db, room);
  if (!logOf(parts, room).reset(state)) return;
  for (const { onReset } of parts.listeners) onReset(room);
}

function hear(parts: Parts, told: RoomNotice): void {
  const { logs, tallies, presence, listeners, comers } = parts;
  const { room } = told;
  const log = logs.get(room);
  if (!log) return;
  if ('event' in told) {
    if (told.event.type === 'opened') {
      tallies.delete(room);
      parts.said.delete(`tally ${room}`);
    }
    const frame = log.follow(told.seq, told.event, parts.now());
    if (frame === 'gap') return void reset(parts, room).catch(parts.report);
    if (frame) for (const { onFrame } of listeners) onFrame(room, frame);
  } else if ('own' in told) {
    for (const { onOwn } of listeners) onOwn(room, told.own);
  } else if ('tally' in told) {
    tallies.set(room, told.tally);
    const { tally: spots, pools } = told;
    tellNews(parts, room, { type: 'tally', spots, ...(pools ? { pools } : {}) });
  } else if (presence.hear(room, told)) {
    for (const comer of comers) comer(room);
  }
}

type News = { readonly type: 'presence' | 'tally' } & Readonly<Record<string, unknown>>;

/** Said to all at the table where it is not what they heard last. */
function tellNews({ said, listeners }: Parts, room: string, body: News): void {
  const text = JSON.stringify(body);
  if (said.get(`${body.type} ${room}`) === text) return;
  said.set(`${body.type} ${room}`, text);
  for (const { onNews } of listeners) onNews(room, text);
}
