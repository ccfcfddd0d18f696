import type { RoomEvent } from '@baize/engines/rooms/room';
import { WebSocket } from 'ws';
import { quantiles } from '../wallet/load.ts';

/**
 * Everybody at one live table, in a process of their own: sockets that watch, and some who bet as long
 * as bets are taken. It shares the processors with those it measures.
 */
export type RoomOrder = {
  readonly url: string;
  readonly tokens: readonly string[];
  readonly sockets: number;
  readonly rounds: number;
};

export type RoomFigures = {
  readonly bets: ReturnType<typeof quantiles>;
  readonly placed: number;
  readonly refused: number;
  /** When each event came to each socket, by the number of the event. */
  readonly heard: Readonly<Record<number, readonly number[]>>;
};

/** So many are asked for at once, and a pause between two of a player, as people bet. */
const AT_ONCE = 20;
const STAKE = '1000';

process.once('message', (order: RoomOrder) => void play(order));

async function play({ url, tokens, sockets, rounds }: RoomOrder): Promise<void> {
  const heard: Record<number, number[]> = {};
  const waits: number[] = [];
  const count = { placed: 0, refused: 0, rounds: 0 };
  const betting: Promise<void>[] = [];
  let end = () => {};
  const ended = new Promise<void>((resolve) => (end = resolve));

  const hear = (seq: number, event: RoomEvent, isFirst: boolean) => {
    (heard[seq] ??= []).push(performance.timeOrigin + performance.now());
    if (!isFirst) return;
    if (event.type === 'opened') betting.push(betAll(event.round.id));
    if (event.type === 'done' && ++count.rounds >= rounds) setTimeout(end, 1_000);
  };
  const betAll = async (roomRoundId: string) => {
    const left = [...tokens];
    const next = async () => {
      for (let token = left.shift(); token; token = left.shift()) await bet(token, roomRoundId);
    };
    await Promise.all(Array.from({ length: AT_ONCE }, next));
  };
  const bet = async (token: string, roomRoundId: string) => {
    const sentAt = performance.now();
    const requestKey = `${roomRoundId}-${token.slice(0, 20)}`;
    const choice = { chips: [{ bet: 'player', units: 1 }] };
    const response = await fetch(`${url}/api/room/bets`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', authorization: `Bearer ${token}` },
      body: JSON.stringify({ requestKey, roomRoundId, stake: STAKE, choice }),
    });
    const { value } = (await response.json()) as { value: { status?: string } };
    if (value.status !== 'running') count.refused += 1;
    else {
      count.placed += 1;
      waits.push(performance.now() - sentAt);
    }
  };
  const open: WebSocket[] = [];
  for (let place = 0; place < sockets; place++) {
    open.push(
      await watch(url, tokens[place % tokens.length] ?? '', (seq, event) =>
        hear(seq, event, place === 0),
      ),
    );
  }
  await ended;
  await Promise.all(betting);
  for (const socket of open) socket.terminate();
  const { placed, refused } = count;
  process.send?.({ heard, bets: quantiles(waits), placed, refused } satisfies RoomFigures, () =>
    process.disconnect(),
  );
}

type Hear = (seq: number, event: RoomEvent) => void;

async function watch(url: string, token: string, hear: Hear): Promise<WebSocket> {
  const socket = new WebSocket(`${url.replace('http', 'ws')}/api/room/socket`);
  socket.on('message', (data) => {
    const text = (data as Buffer).toString();
    if (!text.includes('"type":"event"')) return;
    const { seq, event } = JSON.parse(text) as { seq: number; event: RoomEvent };
    hear(seq, event);
  });
  await new Promise((resolve, reject) => {
    socket.once('open', resolve);
    socket.once('error', reject);
  });
  socket.send(JSON.stringify({ token }));
  return socket;
}
