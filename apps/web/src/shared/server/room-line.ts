import type { ChatNewsWire } from '@baize/contract/chat-message';
import type { RoomWatch } from '@baize/contract/events';

/** The chat room that is open on this page: what of it was read, and who wants to hear more. */
export type RoomLine = {
  readonly watch: () => RoomWatch;
  readonly hear: (news: ChatNewsWire) => void;
};

let open: RoomLine | null = null;
const tellers = new Set<() => void>();

export const watchedRoom = (): RoomWatch | null => open?.watch() ?? null;

export const hearRoom = (news: ChatNewsWire): void => open?.hear(news);

/** Calls back when the room that is followed changes, so that the socket can say so. */
export function onRoomChange(tell: () => void): () => void {
  tellers.add(tell);
  return () => void tellers.delete(tell);
}

/** Follows a room until it is left; a page follows one at a time. */
export function followRoom(line: RoomLine): () => void {
  open = line;
  for (const tell of tellers) tell();
  return () => {
    if (open !== line) return;
    open = null;
    for (const tell of tellers) tell();
  };
}
