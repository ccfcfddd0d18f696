import type { EventKind, EventPayload, ServerMessage } from '@baize/contract/events';
import type { MemberId } from '@baize/std/id';
import type { WebSocket } from 'ws';
import type { World } from '../world.ts';

/** What may wait for a slow client; beyond that it is cut off and resumes by its cursor. */
const BUFFER_MAX = 1_048_576;
/** An open line to a member. What is told by it is kept nowhere and never replayed. */
export type MemberSocket = {
  readonly memberId: MemberId;
  tell<K extends EventKind>(kind: K, payload: EventPayload<K>): void;
  /** Sends what `writeEvent` wrote: the same words to many lines are encoded once. */
  pass(bytes: Buffer): void;
  isOpen(): boolean;
};

export const lineOf = (world: World, socket: WebSocket, memberId: MemberId): MemberSocket => ({
  memberId,
  tell: (kind, payload) => sendText(socket, writeEvent(world, kind, payload)),
  pass: (bytes) => sendText(socket, bytes),
  isOpen: () => socket.readyState === socket.OPEN,
});

/** An event that is kept nowhere. A client forgets ids it has seen, so each is new. */
export const writeEvent = <K extends EventKind>(
  world: Pick<World, 'newId'>,
  kind: K,
  payload: EventPayload<K>,
): Buffer =>
  Buffer.from(
    JSON.stringify({
      type: 'event',
      id: world.newId('evt'),
      kind,
      payload,
    } satisfies ServerMessage),
  );

export const send = (socket: WebSocket, message: ServerMessage) =>
  sendText(socket, JSON.stringify(message));

function sendText(socket: WebSocket, text: string | Buffer) {
  if (socket.readyState !== socket.OPEN) return;
  if (socket.bufferedAmount > BUFFER_MAX) return socket.terminate();
  socket.send(text, { binary: false });
}
