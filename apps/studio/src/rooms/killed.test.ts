import type { RoomState } from '@baize/engines/rooms/room';
import { until } from '@baize/vendor-kit/testing/until';
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest';
import { testVault } from '../../../server/src/testing/keys.ts';
import { type Db, openDatabase } from '../db/client.ts';
import { startStudio } from '../index.ts';
import { startKillableStudio } from '../testing/killed-studio.ts';
import { onTables } from '../testing/on-tables.ts';
import { payoutOf, seatMember, seatOf, usePlatform } from '../testing/platform.ts';
import { openRoundOf, placeBetAt, setRoomClock, watchRoom } from '../testing/room.ts';
import { LeaseLost, readRoomClock, renewLeases, takeLeases } from './lease-queries.ts';
import { appendEvent, readRoom } from './log-queries.ts';

// The studio beside the tests writes no rooms: those that are killed do.
const p = usePlatform({ tables: new Map() });
const ROOM = 'blue-heron-baccarat';
const AFTER_LEASE_MS = 3_001;
/** Processes are started and killed: on a busy machine that takes its time. */
const PROCESSES_MS = 120_000;

let db: Db;
beforeAll(() => {
  db = openDatabase(p.options().databaseUrl, testVault);
});
afterAll(() => db.destroy());
afterEach(() => p.line.cut(() => 'through'));

let start = Date.now();

const whatPlayersKnow = ({ phase, shown, round, betRoot, resultAt, marks }: RoomState) => ({
  phase,
  shown,
  round,
  betRoot,
  resultAt,
  marks,
});

/** How far the round is when its process is killed: after the close, in milliseconds, and the event. */
const AT_CARDS = { room: ROOM, bet: 'player' } as const;
const MOMENTS = [
  ['while bets are taken', -10_000, 'opened', AT_CARDS],
  ['at the lock', 0, 'locked', AT_CARDS],
  ['in the deal', 1_000, 'dealt', AT_CARDS],
  ['between result and settlement', 14_000, 'result', AT_CARDS],
  ['in a fight', 8_000, 'dealt', { room: 'dawn-crow-arena', bet: 'pool-meron' }],
] as const;

test.each(MOMENTS)(
  'ROOM-01 ROOM-06 killed %s, another process goes on with the same cards, phase and deadline, and the bet is paid once',
  async (_name, afterClose, event, { room, bet: place }) => {
    start += 3_600_000;
    await setRoomClock(p, start);
    const doomed = await startKillableStudio(p.options());
    const seat = await seatMember({ ...p, url: doomed.url }, 100_000n, room);
    const watcher = await watchRoom({ url: doomed.url, token: seat.token });
    const round = await openRoundOf(watcher);
    const sent = { roomRoundId: round.id, bet: place };
    const { value: bet } = await placeBetAt(doomed.url, seat.token, sent);
    expect(bet.status).toBe('running');
    p.line.cut((call) => (call === 'settle' ? 'stuck' : 'through'));
    await setRoomClock(p, round.closesAt + afterClose);
    if (event !== 'opened') await watcher.event(event);
    if (event === 'result') {
      await until(
        async () => p.line.kept(),
        (kept) => kept === 1,
      );
    }
    await doomed.kill();
    const before = await readRoom(db, room);
    const stored = await resultOf(round.id);
    p.line.cut(() => 'through');
    p.line.release();

    const next = await startStudio(p.options());
    try {
      const again = seatOf(next.url, { token: seat.token, session: seat.session });
      const back = await watchRoom({ url: next.url, token: seat.token });
      const whole = await back.frame('snapshot');
      expect(whatPlayersKnow(whole)).toEqual(whatPlayersKnow(before));
      expect(whole.own).toMatchObject([{ roundId: bet.roundId }]);
      await setRoomClock(p, round.closesAt + 25_000);
      // What the killed process was asking the wallet is due in a studio whose clock is ahead.
      const later = await p.startLater(11_000);
      const { value: proof } = await until(
        () => again.round(bet.roundId),
        ({ value }) => value.round.status === 'settled',
      );
      await later.stop();
      if (stored) expect(await resultOf(round.id)).toEqual(stored);
      expect(await p.cashOf(seat.memberId)).toBe(98_000n + payoutOf(proof.round));
      back.close();
    } finally {
      await next.stop();
    }
  },
  PROCESSES_MS,
);

const resultOf = async (id: string) =>
  (
    await onTables<{ result: object | null }>(
      p.options().databaseUrl,
      'select result from room_round where id = $1',
      [id],
    )
  )[0]?.result ?? null;

test('ROOM-02 of two processes that want a room one has it; a write of the other, or of one whose lease has ended, is refused', async () => {
  start += 3_600_000;
  await setRoomClock(p, start);
  const event = { type: 'voided' } as const;
  const write = (lease: Parameters<typeof appendEvent>[1]['lease']) =>
    db.transaction().execute((tx) => appendEvent(tx, { lease, event }));
  const [first, second] = await Promise.all([
    takeLeases(db, 'one', [ROOM]),
    takeLeases(db, 'two', [ROOM]),
  ]);
  const [lease] = [...first, ...second];
  expect(first.length + second.length).toBe(1);
  if (!lease) throw new Error('one of them has it');
  const owner = first.length === 1 ? 'one' : 'two';
  const { seq } = await readRoom(db, ROOM);
  expect(await write(lease)).toBe(seq + 1);
  await expect(write({ room: ROOM, epoch: lease.epoch - 1n })).rejects.toThrow(LeaseLost);

  // Its lease has ended, and nobody has taken it yet.
  await setRoomClock(p, start + AFTER_LEASE_MS);
  await expect(write(lease)).rejects.toThrow(LeaseLost);
  expect(await renewLeases(db, owner, [lease])).toEqual(new Set());

  const [taken] = await takeLeases(db, 'three', [ROOM]);
  expect(taken?.epoch).toBe(lease.epoch + 1n);
  await expect(write(lease)).rejects.toThrow(LeaseLost);
  expect(await readRoom(db, ROOM)).toMatchObject({ seq: seq + 1 });
  expect((await readRoomClock(db)).getTime()).toBe(start + AFTER_LEASE_MS);
});
