import type { IncomingMessage, Server } from 'node:http';
import { type RawData, WebSocket, WebSocketServer } from 'ws';
import * as z from 'zod';
import { viewRound } from '../rounds/view-round.ts';
import { getPlayer, type Session } from '../sessions/open-session.ts';
import type { Studio } from '../studio.ts';
import type { RoomHub } from './hub.ts';
import { createOutbox, type Outbox } from './outbox.ts';
import { listByIds, listOwn } from './round-queries.ts';
import { viewRoom } from './view-room.ts';
import { watchSessions } from './watch-sessions.ts';

const PATH = '/api/room/socket';
const HELLO_WITHIN_MS = 10_000;
const PULSE_MS = 25_000;
/** Who reads so slowly gets the whole again later, and beyond the second is cut off. */
const BEHIND_BYTES = 256 * 1_024;
const LOST_BYTES = 1_024 * 1_024;
/** One page needs one. */
const SOCKETS_PER_PLAYER = 8;

/** Written once for all, and read as text. */
const AS_TEXT = { binary: false };
const OVER = [4_401, 'session over'] as const;

const hello = z.object({
  token: z.string().min(20).max(100),
  /** The last event this page has seen, where it comes back. */
  after: z.int().min(0).optional(),
});

type Seat = {
  readonly socket: WebSocket;
  readonly room: string;
  readonly session: Session;
  isAlive: boolean;
  /** Missed events because it read too slowly. */
  isBehind: boolean;
};

export type RoomSockets = { stop(): void };

/** One socket a page: it says hello once, is told what it missed, then what happens. */
export function startSockets(studio: Studio, hub: RoomHub, server: Server): RoomSockets {
  const seats = new Map<string, Set<Seat>>();
  const outboxes = new Map<string, Outbox<Seat>>();
  const acceptor = new WebSocketServer({
    noServer: true,
    maxPayload: 1_024,
    perMessageDeflate: false,
  });
  const at = (room: string): Set<Seat> => {
    const known = seats.get(room) ?? new Set<Seat>();
    seats.set(room, known);
    return known;
  };
  const outboxOf = (room: string): Outbox<Seat> => {
    const report = (error: unknown) => studio.log.error({ err: error }, 'a table is not told');
    const known = outboxes.get(room) ?? createOutbox<Seat>(report);
    outboxes.set(room, known);
    return known;
  };
  const toAll = (room: string, send: (seat: Seat) => void) => outboxOf(room).put(at(room), send);
  const parts: SocketParts = { studio, hub, at, toAll };

  server.on('upgrade', (request, socket, head) => {
    if (request.url?.split('?')[0] !== PATH || !isOwnOrigin(request)) return socket.destroy();
    acceptor.handleUpgrade(request, socket, head, (open) => accept(parts, open));
  });
  hub.listen({
    onFrame: (room, { text }) => {
      const bytes = Buffer.from(text);
      toAll(room, (seat) => sendFrame(parts, seat, bytes));
    },
    onNews: (room, text) => {
      const bytes = Buffer.from(text);
      toAll(room, (seat) => {
        if (!isSlow(seat)) seat.socket.send(bytes, AS_TEXT);
      });
    },
    onOwn: (room, ids) =>
      void sendOwn(parts, room, ids).catch((error: unknown) =>
        studio.log.error({ err: error }, 'players are not told of their bets'),
      ),
    onReset: (room) => toAll(room, (seat) => void sendWhole(parts, seat)),
  });
  const watching = watchSessions(studio, () => [...seats.values()].flatMap(watchedOf));
  const pulse = setInterval(() => {
    for (const room of seats.values()) for (const seat of room) beat(seat);
  }, PULSE_MS);
  return {
    stop: () => {
      clearInterval(pulse);
      watching.stop();
      for (const socket of acceptor.clients) socket.terminate();
      acceptor.close();
    },
  };
}

type SocketParts = {
  readonly studio: Studio;
  readonly hub: RoomHub;
  readonly at: (room: string) => Set<Seat>;
  readonly toAll: (room: string, send: (seat: Seat) => void) => void;
};

const watchedOf = (seats: ReadonlySet<Seat>) =>
  [...seats].map(({ session, socket }) => ({ session, end: () => socket.close(...OVER) }));

/** The page is the studio's own; who is no browser says no origin. */
function isOwnOrigin({ headers }: IncomingMessage): boolean {
  if (headers.origin === undefined) return true;
  return URL.canParse(headers.origin) && new URL(headers.origin).host === headers.host;
}

function accept(parts: SocketParts, socket: WebSocket): void {
  const late = setTimeout(() => socket.close(4_408, 'hello expected'), HELLO_WITHIN_MS);
  socket.on('error', () => socket.terminate());
  socket.on('close', () => clearTimeout(late));
  socket.once('message', (data) => {
    clearTimeout(late);
    // A page has nothing else to say here: bets are calls.
    socket.on('message', () => socket.close(4_400, 'nothing more expected'));
    welcome(parts, socket, data).catch(() => socket.close(4_401, 'hello not understood'));
  });
}

async function welcome(parts: SocketParts, socket: WebSocket, data: RawData): Promise<void> {
  const { studio, hub, at } = parts;
  const said = hello.parse(JSON.parse((data as Buffer).toString()));
  const session = await getPlayer(studio, said.token);
  const { game: room, player } = session;
  if (!studio.tables.has(room)) return socket.close(4_404, 'no such table');
  const together = [...at(room)].filter((seat) => seat.session.player === player);
  if (together.length >= SOCKETS_PER_PLAYER) return socket.close(4_429, 'too many sockets');
  const seat: Seat = { socket, room, session, isAlive: true, isBehind: true };
  socket.on('pong', () => {
    seat.isAlive = true;
  });
  socket.on('close', () => {
    at(room).delete(seat);
    hub.setPresent(room, at(room).size);
  });
  at(room).add(seat);
  hub.setPresent(room, at(room).size);
  const missed = said.after === undefined ? null : hub.framesAfter(room, said.after);
  if (missed === null) return sendWhole(parts, seat);
  const own = await ownOf(parts, seat);
  // Nothing falls between: what came while the bets were read is among the missed now.
  const frames = hub.framesAfter(room, said.after ?? 0);
  if (frames === null) return sendWhole(parts, seat);
  const news = { now: hub.now(), present: hub.countPresent(room), own };
  socket.send(JSON.stringify({ type: 'resumed', ...news }));
  for (const { text } of frames) socket.send(text);
  seat.isBehind = false;
}

/** The room as it stands, with the player's own bets. */
async function sendWhole(parts: SocketParts, seat: Seat): Promise<void> {
  seat.isBehind = true;
  const own = await ownOf(parts, seat);
  seat.isBehind = false;
  if (seat.socket.readyState !== WebSocket.OPEN) return;
  seat.socket.send(JSON.stringify({ type: 'snapshot', ...viewRoom(parts.hub, seat.room), own }));
}

async function ownOf({ studio, hub }: SocketParts, { room, session: { player } }: Seat) {
  const { round } = hub.stateOf(room);
  if (!round) return [];
  return (await listOwn(studio.db, player, round.id)).map(viewRound);
}

function sendFrame(parts: SocketParts, seat: Seat, frame: Buffer): void {
  const { socket } = seat;
  if (socket.bufferedAmount > LOST_BYTES) return socket.terminate();
  if (isSlow(seat)) {
    seat.isBehind = true;
    return;
  }
  if (seat.isBehind) return void sendWhole(parts, seat).catch(() => socket.terminate());
  socket.send(frame, AS_TEXT);
}

const isSlow = ({ socket }: Seat): boolean => socket.bufferedAmount > BEHIND_BYTES;

/** Players hear of their own bets alone, in every page they have open here. */
async function sendOwn(
  { studio, at, toAll }: SocketParts,
  room: string,
  ids: readonly string[],
): Promise<void> {
  if (at(room).size === 0) return;
  const bets = Map.groupBy(await listByIds(studio.db, ids), ({ player }) => player);
  toAll(room, ({ socket, session: { player } }) => {
    const own = bets.get(player);
    if (own) socket.send(JSON.stringify({ type: 'own', bets: own.map(viewRound) }));
  });
}

function beat(seat: Seat): void {
  if (!seat.isAlive) return seat.socket.terminate();
  seat.isAlive = false;
  seat.socket.ping();
}
