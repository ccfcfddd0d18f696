import { setTimeout as pause } from 'node:timers/promises';
import { chance } from '@baize/engines/holdem/testing/at-table';
import type { RoomEvent } from '@baize/engines/rooms/room';
import { WebSocket } from 'ws';
import { quantiles } from '../wallet/load.ts';

/**
 * Everybody at one live table, in a process of their own: sockets that watch, and some who bet. In the
 * rounds that are measured each bets once, at a moment of chance while bets are taken, as people do. In
 * one round more all bet as fast as they are answered, from the moment it opens: a burst. It shares the
 * processors with those it measures.
 */
export type RoomOrder = {
  readonly url: string;
  readonly tokens: readonly string[];
  readonly sockets: number;
  readonly rounds: number;
};

export type RoomFigures = {
  readonly bets: ReturnType<typeof quantiles>;
  readonly burst: ReturnType<typeof quantiles> & { readonly aSecond: number };
  readonly placed: number;
  readonly refused: number;
  /** When each event came to each socket, by the number of the event. */
  readonly heard: Readonly<Record<number, readonly number[]>>;
};

/** In the burst so many are under way at once. */
const AT_ONCE = 20;
/** The last bets are sent so long before the round closes. */
const LAST_MS = 1_500;
const SEED = 26;
const STAKE = '1000';

process.once('message', (order: RoomOrder) => void play(order));

async function play({ url, tokens, sockets, rounds }: RoomOrder): Promise<void> {
  const heard: Record<number, number[]> = {};
  const spread: number[] = [];
  const burst: number[] = [];
  const rng = chance(SEED);
  const count = { placed: 0, refused: 0, opened: 0, done: 0, burstMs: 0 };
  const betting: Promise<void>[] = [];
  let end = () => {};
  const ended = new Promise<void>((resolve) => (end = resolve));

  const hear = (seq: number, event: RoomEvent, isFirst: boolean) => {
    (heard[seq] ??= []).push(performance.timeOrigin + performance.now());
    if (!isFirst) return;
    if (event.type === 'opened') {
      count.opened += 1;
      if (count.opened <= rounds) betting.push(betSpread(event.round));
      else if (count.opened === rounds + 1) betting.push(betAtOnce(event.round.id));
    }
    if (event.type === 'done' && ++count.done > rounds) setTimeout(end, 1_000);
  };
  const betSpread = async ({ id, closesAt }: { id: string; closesAt: number }) => {
    const heardAt = performance.timeOrigin + performance.now();
    const openMs = Math.max(1_000, Math.floor(closesAt - heardAt - LAST_MS));
    const one = async (token: string) => {
      await pause(rng.next(openMs));
      await bet(token, id, spread);
    };
    await Promise.all(tokens.map(one));
  };
  const betAtOnce = async (roomRoundId: string) => {
    const begunAt = performance.now();
    const left = [...tokens];
    const next = async () => {
      for (let token = left.shift(); token; token = left.shift()) {
        await bet(token, roomRoundId, burst);
      }
    };
    await Promise.all(Array.from({ length: AT_ONCE }, next));
    count.burstMs = performance.now() - begunAt;
  };
  const bet = async (token: string, roomRoundId: string, waits: number[]) => {
    const waitedMs = await placeBet(url, token, roomRoundId);
    if (waitedMs === null) count.refused += 1;
    else {
      count.placed += 1;
      waits.push(waitedMs);
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
  const figures: RoomFigures = {
    heard,
    bets: quantiles(spread),
    burst: { ...quantiles(burst), aSecond: (1_000 * burst.length) / count.burstMs },
    placed,
    refused,
  };
  process.send?.(figures, () => process.disconnect());
}

/** How long the answer took; null where the bet is not in the round. */
async function placeBet(url: string, token: string, roomRoundId: string): Promise<number | null> {
  const sentAt = performance.now();
  const requestKey = `${roomRoundId}-${token.slice(0, 20)}`;
  const choice = { chips: [{ bet: 'player', units: 1 }] };
  const response = await fetch(`${url}/api/room/bets`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', authorization: `Bearer ${token}` },
    body: JSON.stringify({ requestKey, roomRoundId, stake: STAKE, choice }),
  });
  const { value } = (await response.json()) as { value?: { status?: string } };
  return value?.status === 'running' ? performance.now() - sentAt : null;
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
