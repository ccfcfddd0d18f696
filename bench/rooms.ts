import { type ChildProcess, fork } from 'node:child_process';
import { once } from 'node:events';
import os from 'node:os';
import path from 'node:path';
import { parseArgs } from 'node:util';
import { chance } from '@baize/engines/holdem/testing/at-table';
import { compareSharing } from '@baize/engines/holdem/testing/share-slowly';
import { findMissing } from '@baize/engines/pok-deng/testing/at-pok-deng';
import { type Figure, report } from './report.ts';
import type { MemoryOrder } from './rooms/memory-server.ts';
import { measureSeats } from './rooms/poker-seats.ts';
import type { RoomFigures, RoomOrder } from './rooms/room-load.ts';
import { measureShots } from './rooms/sea-shots.ts';
import { openTable, type Table } from './spin/table.ts';
import { type Bench, prepareBench } from './wallet/database.ts';
import { quantiles } from './wallet/load.ts';

/**
 * `npm run bench:rooms`: one live table with many sockets and bettors, from the moment an event is
 * written to the last page that hears it, and from a bet to its answer; seats of poker in play; shots in
 * many seas; what a room holds in memory; side pots against a slow calculation, chip by chip; and chips
 * of Pok Deng, counted after every step. `--sockets`, `--bettors`, `--rounds`, `--seats`, `--seas`,
 * `--seconds` and `--hands` say how many.
 */
const { values: options } = parseArgs({
  options: {
    sockets: { type: 'string', default: '2000' },
    bettors: { type: 'string', default: '500' },
    rounds: { type: 'string', default: '2' },
    seats: { type: 'string', default: '1000' },
    seas: { type: 'string', default: '50' },
    seconds: { type: 'string', default: '10' },
    hands: { type: 'string', default: '100000' },
    json: { type: 'boolean', default: false },
  },
});
const [sockets, bettors, rounds, seats, seas, seconds, hands] = [
  Number(options.sockets),
  Number(options.bettors),
  Number(options.rounds),
  Number(options.seats),
  Number(options.seas),
  Number(options.seconds),
  Number(options.hands),
];
const TABLE = 'speed-baccarat';
const ROOMS = 200;
const SEED = 26;

const [busy = 0] = os.loadavg();
const bench = await prepareBench();
try {
  const table = await openTable(bench, bettors, TABLE);
  const seated = await measureTable(bench, table);
  const inPlay = await measureSeats(bench, { seats, seconds });
  const shots = await measureShots({ url: table.url, seas, seconds });
  await table.close();
  const perRoom = await measureMemory(bench.url);
  const pots = measurePots();
  const cores = `${os.availableParallelism()} processors, load ${Math.round(busy)} before`;
  report(`Rooms: ${cores}; ${sockets} sockets and ${bettors} bettors at one table`, [
    ...seated,
    ...inPlay,
    ...shots,
    { name: `memory a room, of ${ROOMS}`, value: perRoom / 1_024, unit: 'KiB' },
    ...pots,
  ]);
} finally {
  await bench.stop();
}

async function measureTable({ connection }: Bench, of: Table): Promise<readonly Figure[]> {
  const load = start('rooms/room-load.ts');
  const told = wordOf(load);
  load.send({ url: of.url, tokens: of.tokens, sockets, rounds } satisfies RoomOrder);
  const { heard, bets, burst, placed, refused } = (await told) as RoomFigures;
  await stop(load);
  const { rows } = await connection.pool.query<{ seq: string; at: Date }>(
    'select seq::text, at from studio.room_event where room = $1',
    [TABLE],
  );
  const written = new Map(rows.map(({ seq, at }) => [Number(seq), at.getTime()]));
  const waits = Object.entries(heard).flatMap(([seq, times]) => {
    const at = written.get(Number(seq));
    return at === undefined ? [] : times.map((time) => time - at);
  });
  const phase = quantiles(waits);
  return [
    { name: 'phase change to a socket, p50', value: phase.p50, unit: 'ms' },
    { name: '  p99', value: phase.p99, unit: 'ms', bound: { most: 250 } },
    { name: '  frames heard', value: waits.length, unit: '' },
    { name: 'bet accepted, spread over the time for bets, p50', value: bets.p50, unit: 'ms' },
    { name: '  p99', value: bets.p99, unit: 'ms', bound: { most: 80 } },
    { name: '  bets in the rounds', value: placed, unit: '' },
    { name: 'bet accepted, all at once (20 under way), p50', value: burst.p50, unit: 'ms' },
    { name: '  p99', value: burst.p99, unit: 'ms' },
    { name: '  bets', value: burst.aSecond, unit: '/s' },
    { name: '  bets that came too late', value: refused, unit: '' },
  ];
}

/** What the heap of a studio with many rooms holds more than that of a studio with one, for each. */
async function measureMemory(databaseUrl: string): Promise<number> {
  const [one, many] = [await heapOf(databaseUrl, 1), await heapOf(databaseUrl, ROOMS + 1)];
  return (many - one) / ROOMS;
}

async function heapOf(databaseUrl: string, count: number): Promise<number> {
  const studio = start('rooms/memory-server.ts');
  const wallet = { url: 'http://127.0.0.1:9', keyId: 'none', secret: 'none' };
  const told = wordOf(studio);
  studio.send({ databaseUrl, wallet, rooms: count } satisfies MemoryOrder);
  const heap = Number(await told);
  await stop(studio);
  return heap;
}

function measurePots(): readonly Figure[] {
  const begunAt = performance.now();
  const difference = compareSharing(hands, SEED);
  const took = (performance.now() - begunAt) / 1_000;
  return [
    {
      name: `side pots that differ from chip by chip, of ${hands} hands`,
      value: difference === null ? 0 : 1,
      unit: '',
      bound: { most: 0 },
    },
    { name: '  hands compared', value: hands / took, unit: '/s' },
    {
      name: `hands of Pok Deng in which a chip is missing, of ${hands}`,
      value: findMissing(hands, chance(SEED)) === null ? 0 : 1,
      unit: '',
      bound: { most: 0 },
    },
  ];
}

function start(file: string): ChildProcess {
  return fork(path.join(import.meta.dirname, file));
}

async function wordOf(child: ChildProcess): Promise<unknown> {
  const [said] = (await once(child, 'message')) as [unknown];
  return said;
}

async function stop(child: ChildProcess): Promise<void> {
  if (child.exitCode !== null || child.signalCode !== null) return;
  const ended = once(child, 'exit');
  child.kill('SIGTERM');
  await ended;
}
