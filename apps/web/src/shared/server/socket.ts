import {
  EVENTS,
  type EventKind,
  type EventPayload,
  HELLO_REFUSED,
  isEventKind,
  READ_FOR_MAX_MS,
  serverMessage,
} from '@baize/contract/events';
import * as z from 'zod/mini';
import { onRoomChange, watchedRoom } from './room-line.ts';

export type Listeners = {
  readonly [Kind in EventKind]: (payload: EventPayload<Kind>) => void;
} & {
  /** Away for so long that the server no longer knows what was missed: fetch everything anew. */
  readonly missed: () => void;
};

/** Ids are remembered only to drop repeats, which come close together. */
const REMEMBERED = 500;
const RETRY_MS = 1_000;
const RETRY_MAX_MS = 30_000;

/** For whom a page listens, and since when, by its own watch, it has read what may change. */
export type Listening = { readonly token: string | null; readonly readFrom: number };

/**
 * Opens the one socket of the page, which speaks for the session of the token. It is told what
 * happened since the page began to read; it comes back by itself and resumes where it stopped.
 */
export function openSocket(listeners: Listeners, { token, readFrom }: Listening): () => void {
  const seen = new Set<string>();
  let cursor: string | undefined;
  let socket: WebSocket | null = null;
  let failures = 0;
  let timer: ReturnType<typeof setTimeout> | undefined;
  let isReady = false;

  const tellRoom = () => {
    if (isReady) socket?.send(JSON.stringify({ chat: watchedRoom() }));
  };

  const hear = ({ data }: MessageEvent) => {
    const message = parse(data);
    if (message?.type === 'event') {
      if (seen.has(message.id)) return;
      if (seen.size >= REMEMBERED) seen.clear();
      seen.add(message.id);
      if (isEventKind(message.kind)) tell(listeners, message.kind, message.payload);
    } else if (message) {
      failures = 0;
      cursor = message.cursor;
      if (message.type !== 'ready') return;
      if (message.missed) listeners.missed();
      isReady = true;
      if (watchedRoom()) tellRoom();
    }
  };

  const connect = () => {
    const opened = new WebSocket(new URL('/wps/socket', location.href.replace(/^http/, 'ws')));
    socket = opened;
    isReady = false;
    opened.addEventListener('open', () => {
      const readFor = Math.min(Math.ceil(performance.now() - readFrom), READ_FOR_MAX_MS);
      const readForMs = cursor ? undefined : readFor;
      opened.send(JSON.stringify({ token: token ?? undefined, cursor, readForMs }));
    });
    opened.addEventListener('message', hear);
    opened.addEventListener('close', ({ code }) => {
      isReady = isReady && socket !== opened;
      if (code === HELLO_REFUSED) cursor = undefined;
      if (socket === opened) timer = setTimeout(connect, waitMs(failures++));
    });
  };

  const forget = onRoomChange(tellRoom);
  connect();
  return () => {
    forget();
    isReady = false;
    clearTimeout(timer);
    const open = socket;
    socket = null;
    open?.close();
  };
}

/** Longer each time, and not the same for all: a server that restarts is not met by everyone. */
function waitMs(failures: number): number {
  const longest = Math.min(RETRY_MS * 2 ** failures, RETRY_MAX_MS);
  const [chance = 0] = crypto.getRandomValues(new Uint8Array(1));
  return longest / 2 + (longest / 2) * (chance / 255);
}

function parse(text: unknown): z.output<typeof serverMessage> | null {
  try {
    return z.parse(serverMessage, JSON.parse(String(text)));
  } catch {
    return null;
  }
}

function tell(listeners: Listeners, kind: EventKind, payload: unknown) {
  const parsed = z.safeParse(EVENTS[kind].payload, payload);
  // Safe: the payload was parsed by the row of its own kind.
  if (parsed.success) listeners[kind](parsed.data as never);
}
