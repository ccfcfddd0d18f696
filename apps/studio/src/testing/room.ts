import type { RoomEvent } from '@baize/engines/rooms/room';
import { until } from '@baize/vendor-kit/testing/until';
import { WebSocket } from 'ws';
import type { WireFrame, WireRoom, WireRound } from '../wire.ts';
import { onTables } from './on-tables.ts';
import { ask, newKey, type Platform } from './platform.ts';

/** Stops the clock of the rooms at a moment: nothing happens but what the test makes happen. */
export async function setRoomClock(platform: Platform, at: number): Promise<void> {
  const moment = new Date(at).toISOString();
  await onTables(
    platform.options().databaseUrl,
    `create or replace function room_clock() returns timestamptz language sql volatile
      as 'select timestamptz ''${moment}'''`,
  );
}

export type Watcher = Awaited<ReturnType<typeof watchRoom>>;

type Watching = { readonly url: string; readonly token: string; readonly after?: number };

/** A page at a table: all it was sent, in order. */
export async function watchRoom({ url, token, after }: Watching) {
  const frames: WireFrame[] = [];
  const socket = new WebSocket(`${url.replace('http', 'ws')}/api/room/socket`);
  let closed: number | null = null;
  socket.on('message', (data) => frames.push(JSON.parse((data as Buffer).toString()) as WireFrame));
  socket.on('close', (code) => {
    closed = code;
  });
  socket.on('error', () => {});
  socket.on('open', () =>
    socket.send(JSON.stringify(after === undefined ? { token } : { token, after })),
  );
  const events = () => frames.flatMap((frame) => (frame.type === 'event' ? [frame] : []));
  return {
    frames,
    events,
    socket,
    closed: () => closed,
    /** The first event of a type, once it has come; of the given round where one is. */
    event: <Type extends RoomEvent['type']>(type: Type, from = 0) =>
      until(
        async () =>
          events().find(({ event, seq }) => event.type === type && seq > from) as
            | { seq: number; event: Extract<RoomEvent, { type: Type }> }
            | undefined,
        (found) => found !== undefined,
      ).then((found) => found as NonNullable<typeof found>),
    frame: <Type extends WireFrame['type']>(type: Type) =>
      until(
        async () => frames.find((frame) => frame.type === type),
        (found) => found !== undefined,
      ).then((found) => found as Extract<WireFrame, { type: Type }>),
    close: () => socket.close(),
  };
}

/** The round that takes bets now; it opens when the first page is there. */
export async function openRoundOf(watcher: Watcher): Promise<NonNullable<WireRoom['round']>> {
  const whole = await watcher.frame('snapshot');
  const isOpen = whole.phase === 'open' || whole.phase === 'last-call';
  if (isOpen && whole.round) return whole.round;
  return (await watcher.event('opened')).event.round;
}

export type BetFacts = {
  readonly roomRoundId: string;
  readonly stake?: string;
  readonly bet?: string;
  readonly units?: number;
  readonly requestKey?: string;
};

export const placeBetAt = (
  url: string,
  token: string,
  { roomRoundId, stake = '2000', bet = 'player', units = 1, requestKey = newKey() }: BetFacts,
) =>
  ask<WireRound>(url, '/api/room/bets', {
    token,
    body: { requestKey, roomRoundId, stake, choice: { chips: [{ bet, units }] } },
  });
