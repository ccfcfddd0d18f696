import { apply, EMPTY_ROOM, type RoomEvent, type RoomState } from '@baize/engines/rooms/room';

/** A frame as it goes to everybody at a table: built once. */
export type RoomFrame = { readonly seq: number; readonly text: string };

const FRAMES_KEPT = 60;

/** The log of one room as far as this process has heard it. */
export type FollowedLog = {
  readonly state: RoomState;
  /** The next event as a frame; `gap` where others are missing before it, null where it is known. */
  follow(seq: number, event: RoomEvent, now: number): RoomFrame | 'gap' | null;
  /** The log was read anew; whether it says more than was known. */
  reset(state: RoomState): boolean;
  /** The frames after this one; null when they are no longer kept, or it is of another log. */
  framesAfter(seq: number): readonly RoomFrame[] | null;
};

export function createFollowedLog(): FollowedLog {
  let state = EMPTY_ROOM;
  let frames: readonly RoomFrame[] = [];
  return {
    get state() {
      return state;
    },
    follow(seq, event, now) {
      if (seq <= state.seq) return null;
      if (seq !== state.seq + 1) return 'gap';
      state = apply(state, event);
      const frame = { seq, text: JSON.stringify({ type: 'event', seq, now, event }) };
      frames = [...frames, frame].slice(-FRAMES_KEPT);
      return frame;
    },
    reset(read) {
      if (read.seq <= state.seq) return false;
      state = read;
      frames = [];
      return true;
    },
    framesAfter(seq) {
      if (seq === state.seq) return [];
      const first = frames[0]?.seq ?? Number.POSITIVE_INFINITY;
      return seq + 1 >= first && seq < state.seq ? frames.filter((one) => one.seq > seq) : null;
    },
  };
}
