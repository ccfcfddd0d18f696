import { DAY_MS, later } from '@baize/std/time';
import { expect, test } from 'vitest';
import { expireTokens } from '../../../server/src/play/play/index.ts';
import { ask, type Platform, seatMember, seatTrial, usePlatform } from '../testing/platform.ts';
import { watchRoom } from '../testing/room.ts';

const p = usePlatform({ byHand: true });

type Seat = Awaited<ReturnType<typeof seatMember>>;

const block = (status: 'blocked' | 'closed') => (seat: Seat) =>
  p.world.db
    .updateTable('members_member')
    .set({ status })
    .where('id', '=', seat.memberId)
    .execute();

const endings: Readonly<Record<string, (seat: Seat) => Promise<unknown>>> = {
  // What signing out, a new password and the end of a login do to what was launched from it.
  'ended on the site': (seat) =>
    p.world.db
      .transaction()
      .execute((tx) => expireTokens(tx, seat.memberId, { at: p.world.clock.now() })),
  'of a blocked account': block('blocked'),
  'of a closed account': block('closed'),
};

const gone = { status: 401, message: 'session_unknown' };
const reading = ['session', 'rounds', 'grants'];
const get = (platform: Platform, { token }: Pick<Seat, 'token'>, path: string) =>
  ask(platform.url, `/api/${path}`, { token });

test.each(Object.keys(endings))(
  'AUTH-24 a session %s neither reads nor moves at the studio',
  async (name) => {
    const seat = await seatMember(p, 10_000n, 'test-ladder');
    const round = await seat.play({ chips: 2 }, '1000');
    expect(await get(p, seat, 'session')).toMatchObject({ status: 200 });
    const cash = await p.cashOf(seat.memberId);
    await endings[name]?.(seat);
    // The last word is good for a moment.
    p.world.clock.advance(3_001);
    for (const path of reading) expect(await get(p, seat, path)).toMatchObject(gone);
    expect(await seat.round(round.roundId)).toMatchObject(gone);
    expect(await seat.move(round, { type: 'double' })).toMatchObject(gone);
    expect(await p.cashOf(seat.memberId)).toBe(cash);
  },
);

test('AUTH-24 while the platform does not answer, its last word about a session holds', async () => {
  const seat = await seatMember(p, 10_000n);
  expect(await get(p, seat, 'rounds')).toMatchObject({ status: 200 });
  p.line.cut((call) => (call === 'may-bet' ? 'unsent' : 'through'));
  p.world.clock.advance(3_001);
  expect(await get(p, seat, 'rounds')).toMatchObject({ status: 200 });
  p.line.cut(() => 'through');
});

test('AUTH-24 a trial has no session there, and nobody is asked', async () => {
  const seat = await seatTrial(p);
  const before = p.line.calls.length;
  for (const path of reading) expect(await get(p, seat, path)).toMatchObject({ status: 200 });
  expect(p.line.calls.length).toBe(before);
});

/** What a break from play leaves in the row of its member. */
const takeBreak = (seat: Seat) =>
  p.world.db
    .updateTable('members_member')
    .set({ excluded_until: later(p.world.clock.now(), DAY_MS) })
    .where('id', '=', seat.memberId)
    .execute();

test.each(Object.entries({ ...endings, 'of who takes a break': takeBreak }))(
  'AUTH-24 an open socket at a table is closed within seconds once its session is %s',
  async (_, end) => {
    const seat = await seatMember(p, 10_000n, 'blue-heron-baccarat');
    const other = await seatMember(p, 10_000n, 'blue-heron-baccarat');
    const [watcher, stays] = await Promise.all(
      [seat, other].map(({ token }) => watchRoom({ url: p.url, token })),
    );
    await Promise.all([watcher?.frame('snapshot'), stays?.frame('snapshot')]);
    await end(seat);
    await expect.poll(() => watcher?.closed(), { timeout: 30_000 }).toBe(4_401);
    expect(stays?.closed()).toBeNull();
    stays?.close();
  },
  60_000,
);
