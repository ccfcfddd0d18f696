import { apply, EMPTY_ROOM, type RoomEvent, type RoomState } from '@baize/engines/rooms/room';
import type { WireFrame, WirePools, WireRound } from '../../wire.ts';

/** What a page knows of its table. */
export type LiveState = {
  readonly room: RoomState;
  readonly present: number;
  readonly tally: Readonly<Record<string, number>>;
  readonly pools: WirePools;
  /** The player's bets in the round that is played, in the order they were made. */
  readonly own: readonly WireRound[];
  /** What the server's clock is ahead of the one of this page, in milliseconds. */
  readonly aheadMs: number;
  readonly isOnline: boolean;
};

export const START: LiveState = {
  room: EMPTY_ROOM,
  present: 0,
  tally: {},
  pools: {},
  own: [],
  aheadMs: 0,
  isOnline: true,
};

export type Heard = {
  readonly state: LiveState;
  /** What happened just now; a snapshot is no event: it is drawn as it stands. */
  readonly event: RoomEvent | null;
};

/** What a frame changes. One that was heard before changes nothing. */
export function hear(state: LiveState, frame: WireFrame, clientNow: number): Heard {
  switch (frame.type) {
    case 'snapshot': {
      const { type: _type, now, present, tally, own, ...room } = frame;
      const next = { ...state, room, present, tally, own, aheadMs: now - clientNow };
      return { state: next, event: null };
    }
    case 'resumed': {
      const { present, own, now } = frame;
      return { state: { ...state, present, own, aheadMs: now - clientNow }, event: null };
    }
    case 'event': {
      if (frame.seq !== state.room.seq + 1) return { state, event: null };
      const room = apply(state.room, frame.event);
      // A frame that was long on its way says an earlier time: the latest word is the nearest.
      const aheadMs = Math.max(state.aheadMs - 50, frame.now - clientNow);
      const isNew = frame.event.type === 'opened';
      const fresh = isNew ? { own: [], tally: {}, pools: {} } : {};
      return { state: { ...state, ...fresh, room, aheadMs }, event: frame.event };
    }
    case 'presence':
      return { state: { ...state, present: frame.count }, event: null };
    case 'tally':
      return { state: { ...state, tally: frame.spots, pools: frame.pools ?? {} }, event: null };
    case 'own':
      return { state: { ...state, own: withBets(state, frame.bets) }, event: null };
    default:
      return frame satisfies never;
  }
}

/** The bets of this round with these among them. */
export function withBets(
  { own, room }: LiveState,
  bets: readonly WireRound[],
): readonly WireRound[] {
  const known = new Map(own.map((bet) => [bet.roundId, bet]));
  for (const bet of bets) if (bet.roomRoundId === room.round?.id) known.set(bet.roundId, bet);
  return [...known.values()].sort((a, b) => (a.roundId < b.roundId ? -1 : 1));
}

/** Bets that are in the round: taken, and paid when it was. */
export const countedOf = ({ own }: LiveState): readonly WireRound[] =>
  own.filter(({ status }) => status === 'running' || status === 'settled');

export const isTaking = ({ room: { phase } }: LiveState): boolean =>
  phase === 'open' || phase === 'last-call';
