import { HELLO_REFUSED, READ_FOR_MAX_MS, serverMessage } from '@baize/contract/events';
import * as z from 'zod/mini';

/** Ids are remembered only to drop repeats, which come close together. */
const REMEMBERED = 500;
const RETRY_MS = 1_000;
const RETRY_MAX_MS = 30_000;

/** For whom a page listens, and since when, by its own watch, it has read what may change. */
export type Listening = { readonly token: string | null; readonly readFrom: number };

export type Hearing = {
  /** Each event once. */
  readonly event: (kind: string, payload: unknown) => void;
  /** The line stands; `missed` where the server no longer knows what happened meanwhile. */
  readonly ready: (missed: boolean) => void;
  /** The line is gone; it comes back by itself. */
  readonly lost?: () => void;
};

export type Line = {
  /** Nothing is kept for a line that does not stand. */
  readonly say: (words: unknown) => void;
  readonly close: () => void;
};

/**
 * Opens the one socket of the page, which speaks for the session of the token. It is told what
 * happened since the page began to read; it comes back by itself and resumes where it stopped.
 */
export function openLine(hearing: Hearing, { token, readFrom }: Listening): Line {
  const seen = new Set<string>();
  let cursor: string | undefined;
  let socket: WebSocket | null = null;
  let failures = 0;
  let timer: ReturnType<typeof setTimeout> | undefined;
  let isReady = false;

  const hear = ({ data }: MessageEvent) => {
    const message = parse(data);
    if (message?.type === 'event') {
      if (seen.has(message.id)) return;
      if (seen.size >= REMEMBERED) seen.clear();
      seen.add(message.id);
      hearing.event(message.kind, message.payload);
    } else if (message) {
      failures = 0;
      cursor = message.cursor;
      if (message.type !== 'ready') return;
      isReady = true;
      hearing.ready(message.missed);
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
      if (code === HELLO_REFUSED) cursor = undefined;
      if (socket !== opened) return;
      isReady = false;
      hearing.lost?.();
      timer = setTimeout(connect, waitMs(failures++));
    });
  };

  connect();
  return {
    say: (words) => {
      if (isReady) socket?.send(JSON.stringify(words));
    },
    close: () => {
      isReady = false;
      clearTimeout(timer);
      const open = socket;
      socket = null;
      open?.close();
    },
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
