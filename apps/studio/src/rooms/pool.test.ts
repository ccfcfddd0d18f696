import type { Engine } from '@baize/engines/core/engine';
import { seeded } from '@baize/engines/core/rng';
import { game } from '@baize/engines/games/cockfight/engine';
import { type Ending, wayTo } from '@baize/engines/games/cockfight/fight';
import { arenaEngineOf, POOL_PLACES } from '@baize/engines/pool/arena-pool';
import { LIVE_TABLES, type LiveTable } from '@baize/engines/rooms/live-tables';
import { assert } from '@baize/std/assert';
import { until } from '@baize/vendor-kit/testing/until';
import { expect, test } from 'vitest';
import { onTables } from '../testing/on-tables.ts';
import { seatMember, usePlatform } from '../testing/platform.ts';
import { openRoundOf, placeBetAt, setRoomClock, watchRoom } from '../testing/room.ts';
import type { WireRound } from '../wire.ts';

const arena = LIVE_TABLES.get('dawn-crow-arena');
assert(arena, 'there is an arena');

const ENDINGS = ['meron', 'wala', 'draw'] as const satisfies readonly Ending[];

/** The arena on evenings whose ending the test knows. */
const arenaOf = (ending: Ending): LiveTable => {
  const fight = wayTo(ending, seeded(1));
  const code = `arena-${ending}`;
  return {
    ...arena,
    code,
    engine: { ...(arenaEngineOf(() => fight) as Engine), key: code },
    draw: ({ serverSeed }) => ({ steps: game.tell(fight), mark: 'T1', serverSeed }),
  };
};

const p = usePlatform({
  tables: new Map(ENDINGS.map(arenaOf).map((table) => [table.code, table])),
});

let start = Date.now();

type Staked = { readonly bet: string; readonly stake: string; readonly units: number };

const MERON: Staked = { bet: POOL_PLACES.meron, stake: '20000', units: 3 };
const WALA: Staked = { bet: POOL_PLACES.wala, stake: '20000', units: 2 };

/** A fight with these bets, each of a member with 100,000: what each has after it, and the pool's books. */
async function fightOf(ending: Ending, bets: readonly Staked[]) {
  start += 3_600_000;
  await setRoomClock(p, start);
  const code = `arena-${ending}`;
  const seats = [];
  for (const bet of bets) seats.push({ bet, ...(await seatMember(p, 100_000n, code)) });
  const watchers = [];
  for (const { token } of seats) watchers.push(await watchRoom({ url: p.url, token }));
  const [watcher] = watchers;
  assert(watcher, 'somebody bets');
  const round = await openRoundOf(watcher);
  const placed: WireRound[] = [];
  for (const { bet, token } of seats) {
    placed.push((await placeBetAt(p.url, token, { roomRoundId: round.id, ...bet })).value);
  }
  expect(placed.map(({ status }) => status)).toEqual(bets.map(() => 'running'));
  await setRoomClock(p, round.closesAt + 30_000);
  await watcher.event('result');
  const cash: bigint[] = [];
  const moves: (readonly unknown[])[] = [];
  for (const [at, seat] of seats.entries()) {
    const { value } = await until(
      () => seat.round(placed[at]?.roundId ?? ''),
      ({ value: proof }) => proof.round.status === 'settled',
    );
    moves.push(value.round.moves);
    cash.push(await p.cashOf(seat.memberId));
  }
  for (const one of watchers) one.close();
  const entries = await onTables<{ account: string; amount: string }>(
    p.options().databaseUrl,
    'select account, amount::text from pool_entry where room_round_id = $1 order by account',
    [round.id],
  );
  return { cash, moves, entries: entries.map(({ account, amount }) => `${account} ${amount}`) };
}

test('ROOM-17 60,000 against 40,000 at a take of 5 % pays meron 158 per 100, and the breakage of 200 has an account of its own', async () => {
  const { cash, moves, entries } = await fightOf('meron', [MERON, WALA]);
  expect(cash).toEqual([134_800n, 60_000n]);
  expect(entries).toEqual(['breakage 200', 'take 5000']);
  const close = { type: 'pool', meron: 158, wala: 237, isOff: false };
  expect(moves).toEqual([[close], [close]]);
});

test('ROOM-17 when wala wins the same pool pays 237 per 100', async () => {
  const { cash, entries } = await fightOf('wala', [MERON, WALA]);
  expect(cash).toEqual([40_000n, 154_800n]);
  expect(entries).toEqual(['breakage 200', 'take 5000']);
});

test('ROOM-17 a draw returns the stakes on meron and wala whole, and nothing is kept', async () => {
  const { cash, entries } = await fightOf('draw', [MERON, WALA]);
  expect(cash).toEqual([100_000n, 100_000n]);
  expect(entries).toEqual([]);
});

test('ROOM-17 a winner nobody backed returns all stakes', async () => {
  const { cash, entries } = await fightOf('wala', [MERON, MERON]);
  expect(cash).toEqual([100_000n, 100_000n]);
  expect(entries).toEqual([]);
});

test('a bet at fixed prices is no part of the pool', async () => {
  const fixed = { bet: 'meron', stake: '20000', units: 1 };
  const { cash, entries, moves } = await fightOf('meron', [MERON, WALA, fixed]);
  expect(cash).toEqual([134_800n, 60_000n, 116_000n]);
  expect(entries).toEqual(['breakage 200', 'take 5000']);
  expect(moves.at(-1)).toEqual([]);
});
