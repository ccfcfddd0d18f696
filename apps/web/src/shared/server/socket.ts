import { type Listening, openLine } from '@baize/client/socket';
import { EVENTS, type EventKind, type EventPayload, isEventKind } from '@baize/contract/events';
import * as z from 'zod/mini';
import { onRoomChange, watchedRoom } from './room-line.ts';

export type { Listening } from '@baize/client/socket';

export type Listeners = {
  readonly [Kind in EventKind]: (payload: EventPayload<Kind>) => void;
} & {
  /** Away for so long that the server no longer knows what was missed: fetch everything anew. */
  readonly missed: () => void;
};

/** The socket of the page, which follows the chat room that is open on it too. */
export function openSocket(listeners: Listeners, listening: Listening): () => void {
  const tellRoom = () => line.say({ chat: watchedRoom() });
  const line = openLine(
    {
      event: (kind, payload) => {
        if (isEventKind(kind)) tell(listeners, kind, payload);
      },
      ready: (missed) => {
        if (missed) listeners.missed();
        if (watchedRoom()) tellRoom();
      },
    },
    listening,
  );
  const forget = onRoomChange(tellRoom);
  return () => {
    forget();
    line.close();
  };
}

function tell(listeners: Listeners, kind: EventKind, payload: unknown) {
  const parsed = z.safeParse(EVENTS[kind].payload, payload);
  // Safe: the payload was parsed by the row of its own kind.
  if (parsed.success) listeners[kind](parsed.data as never);
}
