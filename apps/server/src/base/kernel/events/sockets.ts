import type { Server } from 'node:http';
import {
  HELLO_REFUSED,
  hello,
  type RoomWatch,
  type ServerMessage,
  watching,
} from '@baize/contract/events';
import { HOUR_MS, later } from '@baize/std/time';
import { type RawData, type WebSocket, WebSocketServer } from 'ws';
import * as z from 'zod/mini';
import type { Identify } from '../http/http.ts';
import { parseJson } from '../http/parse-json.ts';
import type { FindEnding } from '../http/session-ending.ts';
import { socketsOpen } from '../metrics.ts';
import type { World } from '../world.ts';
import type { Bus, BusEvent } from './bus.ts';
import { type Cursor, isOwnCursor, readCursorText, writeCursor } from './cursor.ts';
import { type MemberSocket, send } from './member-socket.ts';
import { type FindOpenSessions, findSignedOut } from './operator-socket.ts';
import * as queries from './queries.ts';
import {
  BOUNDS,
  createAddressCount,
  hearSocket,
  isOwnOrigin,
  type SocketBounds,
  TOO_MANY,
} from './socket-bounds.ts';
import { type Client, clientOf, countOf, isFor } from './socket-client.ts';

const PATH = '/wps/socket';
const HELLO_WITHIN_MS = 10_000;
const PULSE_MS = 25_000;
const GOODBYE_MS = 1_000;
/** A client further behind than this is told to fetch everything anew. */
const RETAINED_MS = 23 * HOUR_MS;
/** An event carries the moment it was written at, and is seen once its transaction is over. */
const LATE_MS = 2_000;
const NOT_SIGNED_IN = [4_401, 'not signed in'] as const;

/** The room that a line follows from now on, or null for none. */
type WatchListener = (line: MemberSocket, watch: RoomWatch | null) => void;

export type Sockets = {
  /** The lines to members that are open in this process. */
  lines(): readonly MemberSocket[];
  /** Calls back when a member's page says which chat room it follows. */
  onWatch(listener: WatchListener): void;
  stop(): Promise<void>;
};

export type SocketOptions = {
  readonly bus: Bus;
  readonly identify: Identify;
  readonly findEnding?: FindEnding;
  readonly findOpenOperators?: FindOpenSessions;
  readonly pulseMs?: number;
  readonly bounds?: SocketBounds;
  /** Pages of other addresses that are ours as well, like `https://site.example`. */
  readonly origins?: readonly string[];
  /** Whose word about a visitor's address is taken: as the server was told. */
  readonly trustProxy?: string;
};

/** One socket a client: it says hello, is sent what it missed, then what happens. */
export function startSockets(
  world: World,
  server: Server,
  { bus, identify, findEnding, pulseMs = PULSE_MS, ...settings }: SocketOptions,
): Sockets {
  const { bounds = BOUNDS, origins = [], trustProxy = 'loopback', findOpenOperators } = settings;
  const clients = new Set<Client>();
  const watchers: WatchListener[] = [];
  const admit = createAddressCount(bounds, trustProxy);
  const acceptor = new WebSocketServer({
    server,
    path: PATH,
    maxPayload: 4_096,
    verifyClient: ({ origin, req }, decide) =>
      decide(isOwnOrigin(origin, req, origins), 403, 'Foreign origin'),
  });

  bus.onEvent((event) => {
    for (const client of clients) tell(client, event);
  });

  acceptor.on('connection', (socket, request) => {
    socket.on('error', () => socket.terminate());
    if (!admit(socket, request)) return;
    const late = setTimeout(() => socket.close(4_408, 'hello expected'), HELLO_WITHIN_MS);
    hearSocket(socket, bounds, {
      now: () => world.clock.now().getTime(),
      first: (data) => {
        clearTimeout(late);
        const arrival = { socket, clients, identify, findEnding, bounds };
        welcome(world, arrival, textOf(data as RawData)).catch((error: unknown) => {
          world.log.warn({ err: error }, 'a socket could not be welcomed');
          socket.close(1_011, 'try again');
        });
      },
      later: (data) => hearWatch({ socket, clients, watchers }, textOf(data as RawData)),
    });
  });

  const pulse = setInterval(() => {
    beat(clients, { xact: bus.delivered(), atMs: world.clock.now().getTime() });
    if (findOpenOperators) void cutSignedOut(world, clients, findOpenOperators);
  }, pulseMs);
  return {
    lines: () => [...clients].flatMap(({ line }) => line ?? []),
    onWatch: (listener) => void watchers.push(listener),
    stop: () => {
      clearInterval(pulse);
      for (const socket of acceptor.clients) socket.close(1_001, 'restarting');
      // Who does not answer the good-bye is not waited for.
      const late = setTimeout(() => {
        for (const socket of acceptor.clients) socket.terminate();
      }, GOODBYE_MS);
      return new Promise((resolve) => {
        acceptor.close(() => {
          clearTimeout(late);
          resolve();
        });
      });
    },
  };
}

type Arrival = {
  socket: WebSocket;
  clients: Set<Client>;
  identify: Identify;
  findEnding: FindEnding | undefined;
  bounds: SocketBounds;
};

async function welcome(world: World, arrival: Arrival, text: string) {
  const { socket, clients, identify, bounds } = arrival;
  const heardAt = world.clock.now();
  const said = z.safeParse(hello, parseJson(text));
  if (!said.success) return socket.close(HELLO_REFUSED, 'hello not understood');
  const caller = said.data.token ? await identify(said.data.token) : null;
  if (said.data.token && !caller) return turnAway(world, arrival, said.data.token);
  const client = clientOf(world, socket, caller);
  // The cursor is read before the client joins, and the missed ones after: nothing falls between.
  const now = await queries.readCursor(world.db);
  const asked = said.data.cursor ? readCursorText(said.data.cursor) : null;
  if (asked && !isOwnCursor(asked, client.ownerId, now)) {
    return socket.close(HELLO_REFUSED, 'cursor not yours');
  }
  if (countOf(clients, client) >= bounds.perSession) {
    return socket.close(TOO_MANY, 'too many sockets of this session');
  }
  join(clients, client);
  // A session that ended before it joined was not told so: it is asked for once more.
  if (said.data.token && !(await identify(said.data.token))) {
    return turnAway(world, arrival, said.data.token);
  }
  const missed = asked !== null && heardAt.getTime() - asked.atMs > RETAINED_MS;
  if (asked && !missed) {
    for await (const event of queries.eventsOfReader(world.db, asked.xact, client)) {
      tell(client, event);
    }
  } else if (!asked && said.data.readForMs !== undefined) {
    const from = later(heardAt, -said.data.readForMs - LATE_MS);
    // Who was stopped before and may come in again is not stopped by it: the session was asked for.
    for await (const event of queries.eventsOfReaderFrom(world.db, from, client)) {
      if (event.kind !== 'memberStopped') tell(client, event);
    }
  }
  const cursor = writeCursor(now, world.clock.now().getTime(), client.ownerId);
  send(socket, { type: 'ready', cursor, missed });
}

/** A session that ended before its page could listen is told why all the same. */
async function turnAway(world: World, { socket, findEnding }: Arrival, token: string) {
  const payload = await findEnding?.(token);
  const told = { type: 'event', id: world.newId('evt'), kind: 'sessionEnded', payload } as const;
  if (payload) send(socket, told);
  socket.close(...NOT_SIGNED_IN);
}

type Watching = {
  readonly socket: WebSocket;
  readonly clients: ReadonlySet<Client>;
  readonly watchers: readonly WatchListener[];
};

/** What is no watch is not answered; whoever goes on with it runs into the bound of messages. */
function hearWatch({ socket, clients, watchers }: Watching, text: string) {
  const said = z.safeParse(watching, parseJson(text));
  const client = [...clients].find((each) => each.socket === socket);
  if (!said.success || !client?.line) return;
  for (const listener of watchers) listener(client.line, said.data.chat);
}

function join(clients: Set<Client>, client: Client) {
  const { socket } = client;
  if (socket.readyState !== socket.OPEN) return;
  clients.add(client);
  socketsOpen.inc();
  socket.on('pong', () => {
    client.isAlive = true;
  });
  socket.on('close', () => {
    clients.delete(client);
    socketsOpen.dec();
  });
}

/**
 * Finds dead lines, and moves the clients' cursors on so that a resume stays short: to what this
 * process has delivered, not to what the database holds, or an event between the two would be lost.
 */
function beat(clients: Set<Client>, { xact, atMs }: Pick<Cursor, 'xact' | 'atMs'>) {
  for (const client of clients) {
    if (!client.isAlive) {
      client.socket.terminate();
      continue;
    }
    client.isAlive = false;
    client.socket.ping();
    const cursor = writeCursor(xact, atMs, client.ownerId);
    send(client.socket, { type: 'cursor', cursor });
  }
}

const cutSignedOut = (world: World, clients: Set<Client>, findOpen: FindOpenSessions) =>
  findSignedOut(clients, findOpen).then(
    (over) => {
      for (const { socket } of over) socket.close(...NOT_SIGNED_IN);
    },
    (error: unknown) => world.log.warn({ err: error }, 'sessions of operators not read yet'),
  );

/** A session that has ended is told so, and its line is cut. */
function tell(client: Client, event: BusEvent) {
  if (event.kind === 'memberStopped') return stop(client, event);
  if (event.kind === 'memberRegistered' || !isFor(client, event)) return;
  send(client.socket, toMessage(event));
  if (event.kind === 'sessionEnded') client.socket.close(...NOT_SIGNED_IN);
}

/** To the page it is a session that ended, whatever became of its member. */
function stop(client: Client, event: BusEvent) {
  if (client.ownerId === null || client.ownerId !== event.memberId) return;
  const payload = { sessionId: client.sessionId, why: 'security' };
  send(client.socket, toMessage({ ...event, kind: 'sessionEnded', payload }));
  client.socket.close(...NOT_SIGNED_IN);
}

const toMessage = (event: BusEvent): ServerMessage => ({
  type: 'event',
  id: event.id.toString(),
  kind: event.kind,
  payload: event.payload,
});

const textOf = (data: RawData): string =>
  (Array.isArray(data) ? Buffer.concat(data) : Buffer.from(data as Buffer)).toString('utf8');
