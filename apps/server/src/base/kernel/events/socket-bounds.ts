import type { IncomingMessage } from 'node:http';
import { MINUTE_MS } from '@baize/std/time';
import type { WebSocket } from 'ws';
import { networkOf } from '../http/address.ts';
import { createSenderOf } from '../http/sender.ts';

export type SocketBounds = {
  /** Many people share the address of a telephone network or an office. */
  readonly perAddress: number;
  /** A socket a tab, and one that has not noticed yet that it was cut off. */
  readonly perSession: number;
  /** In a minute: a hello, and which room is followed. What is above this is no client of ours. */
  readonly messages: number;
};

export const BOUNDS: SocketBounds = { perAddress: 500, perSession: 20, messages: 30 };

export const TOO_MANY = 4_429;

/**
 * Which pages may open a socket: these, and on one's own machine those of the address it is asked at.
 * Elsewhere the asked address proves nothing: whoever lets a name of theirs lead here chooses both.
 */
export const isOwnOrigin = (
  origin: string | undefined,
  { headers }: IncomingMessage,
  origins: readonly string[],
): boolean => {
  // Only browsers say where a page is from, and they always do: others have no visitor to misuse.
  if (origin === undefined) return true;
  const host = hostOf(origin);
  return origins.includes(origin) || (host === headers.host && isThisMachine(origin));
};

const hostOf = (origin: string): string | null =>
  URL.canParse(origin) ? new URL(origin).host : null;

const THIS_MACHINE: ReadonlySet<string> = new Set(['localhost', '127.0.0.1', '[::1]']);

const isThisMachine = (origin: string): boolean => THIS_MACHINE.has(new URL(origin).hostname);

/** Counts the open sockets of each address. */
export function createAddressCount({ perAddress }: SocketBounds, trustProxy: string) {
  const open = new Map<string, number>();
  const senderOf = createSenderOf(trustProxy);
  const forwardedFor = ({ headers }: IncomingMessage) => {
    const value = headers['x-forwarded-for'];
    return typeof value === 'string' ? value : undefined;
  };

  /** False when the address has as many as it may: then the socket is closed, with the reason. */
  return (socket: WebSocket, request: IncomingMessage): boolean => {
    const peer = request.socket.remoteAddress ?? '';
    const key = networkOf(senderOf(peer, forwardedFor(request)));
    const count = open.get(key) ?? 0;
    if (count >= perAddress) {
      socket.close(TOO_MANY, 'too many sockets of this address');
      return false;
    }
    open.set(key, count + 1);
    socket.on('close', () => {
      const left = (open.get(key) ?? 1) - 1;
      if (left > 0) open.set(key, left);
      else open.delete(key);
    });
    return true;
  };
}

type Data = Parameters<Parameters<WebSocket['on']>[1]>[0];

type Hearing = {
  /** Milliseconds of the clock. */
  readonly now: () => number;
  readonly first: (data: Data) => void;
  readonly later: (data: Data) => void;
};

/** Hears a hello, then few words more; whoever talks on is closed, and cut off if that is not enough. */
export function hearSocket(
  socket: WebSocket,
  { messages }: SocketBounds,
  { now, first, later }: Hearing,
): void {
  let isGreeted = false;
  let heard = 0;
  let since = now();
  socket.on('message', (data) => {
    if (now() - since >= MINUTE_MS) {
      since = now();
      heard = 0;
    }
    heard += 1;
    if (heard === messages + 1) socket.close(TOO_MANY, 'too many messages');
    if (heard > 2 * messages) socket.terminate();
    if (heard > messages) return;
    if (isGreeted) return later(data);
    isGreeted = true;
    first(data);
  });
}
