import {
  EVENTS,
  type EventKind,
  type EventPayload,
  isEventKind,
  serverMessage,
} from '@baize/contract/events';
import { WebSocket as ReconnectingSocket } from 'partysocket';
import * as z from 'zod/mini';
import { keptToken } from './kept.ts';

export type Listeners = {
  readonly [Kind in EventKind]: (payload: EventPayload<Kind>) => void;
} & {
  /** Away for so long that the server no longer knows what was missed: fetch everything anew. */
  readonly missed: () => void;
};

/** Ids are remembered only to drop repeats, which come close together. */
const REMEMBERED = 500;

/** Opens the one socket of the page. It comes back by itself and resumes where it stopped. */
export function openSocket(listeners: Listeners): () => void {
  const scheme = location.protocol === 'https:' ? 'wss' : 'ws';
  const socket = new ReconnectingSocket(`${scheme}://${location.host}/wps/socket`);
  const seen = new Set<string>();
  let cursor: string | undefined;

  socket.addEventListener('open', () => {
    const token = keptToken() ?? undefined;
    socket.send(JSON.stringify({ token, cursor }));
  });

  socket.addEventListener('message', ({ data }) => {
    const parsed = z.safeParse(serverMessage, parseJson(data));
    if (!parsed.success) return;
    const message = parsed.data;
    if (message.type !== 'event') {
      cursor = message.cursor;
      if (message.type === 'ready' && message.missed) listeners.missed();
      return;
    }
    if (seen.has(message.id)) return;
    if (seen.size >= REMEMBERED) seen.clear();
    seen.add(message.id);
    if (isEventKind(message.kind)) tell(listeners, message.kind, message.payload);
  });

  return () => socket.close();
}

function tell(listeners: Listeners, kind: EventKind, payload: unknown) {
  const parsed = z.safeParse(EVENTS[kind].payload, payload);
  // Safe: the payload was parsed by the row of its own kind.
  if (parsed.success) listeners[kind](parsed.data as never);
}

function parseJson(text: unknown): unknown {
  try {
    return JSON.parse(String(text));
  } catch {
    return null;
  }
}
