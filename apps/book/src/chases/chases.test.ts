import type { MemberId } from '@baize/std/id';
import { expect, test } from 'vitest';
import { excludeMember } from '../../../server/src/people/exclusions/index.ts';
import { askAsPlatform, openDraw, settleWith } from '../testing/draws.ts';
import { limitDay } from '../testing/member-limit.ts';
import { ENTERED, seatMember, usePlatform } from '../testing/platform.ts';
import { ask, bet, newKey } from '../testing/seat.ts';

const p = usePlatform();

type WireChase = {
  readonly chaseId: string;
  readonly status: string;
  readonly stopReason: string | null;
  readonly played: string;
  readonly reserved: string;
  readonly returned: string;
  readonly won: string;
  readonly periods: readonly {
    readonly ticketId: string;
    readonly drawId: string;
    readonly status: string;
  }[];
};

const PLAN = {
  lottery: ENTERED.code,
  mode: 'LOTT',
  bets: [bet('run-top', ['7'], '200')],
  multiples: [1, 2, 4, 8],
  stopsOn: 'win',
};

type Seat = Awaited<ReturnType<typeof seatMember>>;

const start = (seat: Seat, more: object = {}) =>
  seat.at<WireChase>('/api/chases', { requestKey: newKey(), ...PLAN, ...more });

const read = async (seat: Seat, { chaseId }: WireChase) =>
  (await seat.at<WireChase>(`/api/chases/${chaseId}`)).value;

/** Plays the period of a chase to its end by this result, and opens the next one. */
async function playPeriod(chase: WireChase, place: number, digits: string): Promise<void> {
  const drawId = chase.periods[place]?.drawId ?? '';
  const [draw] = await p.tables<{ draws_at: Date; closes_at: Date }>(
    'select draws_at, closes_at from draw where id = $1',
    [drawId],
  );
  if (!draw) throw new Error('the draw is there');
  await settleWith(p, { drawId, drawsAt: draw.draws_at }, digits);
  // The next one opens a minute after this one did.
  await p.setNow(draw.closes_at, 11_000);
  await p.turn();
}

test('TICK-10 1, 2, 4, 8 on 200, the third hits: 1,400 played, 7,840 won, 1,600 returned', async () => {
  await openDraw(p);
  const seat = await seatMember(p, 10_000n);
  const { value: begun } = await start(seat);
  expect(begun).toMatchObject({ status: 'running', played: '200', reserved: '2800' });
  expect(begun.periods.map(({ status }) => status)).toEqual([
    'accepted',
    'reserved',
    'reserved',
    'reserved',
  ]);
  // All stakes are taken at the start.
  expect(await p.cashOf(seat.memberId)).toBe(7_000n);

  await playPeriod(begun, 0, '12345');
  expect((await read(seat, begun)).periods.map(({ status }) => status)).toEqual([
    'settled',
    'accepted',
    'reserved',
    'reserved',
  ]);
  await playPeriod(begun, 1, '12345');
  await playPeriod(begun, 2, '71234');
  expect(await read(seat, begun)).toMatchObject({
    status: 'stopped',
    stopReason: 'win',
    played: '1400',
    won: '7840',
    returned: '1600',
    reserved: '0',
  });
  expect(await p.cashOf(seat.memberId)).toBe(10_000n - 1_400n + 7_840n);
});

test('TICK-10 a period is not released while the one before is not settled, and a stop returns the rest', async () => {
  await openDraw(p);
  const seat = await seatMember(p, 10_000n);
  const { value: begun } = await start(seat, { stopsOn: 'never', multiples: [1, 1, 1] });
  await p.turn();
  expect((await read(seat, begun)).periods.map(({ status }) => status)).toEqual([
    'accepted',
    'reserved',
    'reserved',
  ]);
  const { value } = await seat.at<WireChase>(`/api/chases/${begun.chaseId}/stop`, {});
  expect(value).toMatchObject({
    status: 'stopped',
    stopReason: 'player',
    played: '200',
    returned: '400',
  });
  expect(await p.cashOf(seat.memberId)).toBe(9_800n);
  expect((await seat.at(`/api/chases/${begun.chaseId}/stop`, {})).message).toBe(
    'chase_not_running',
  );
});

test('TICK-10 a chase that cannot be paid whole takes nothing', async () => {
  await openDraw(p);
  const seat = await seatMember(p, 1_000n);
  expect(await start(seat)).toMatchObject({ status: 409, message: 'insufficient_funds' });
  await p.turn();
  expect(await p.cashOf(seat.memberId)).toBe(1_000n);
});

test.each([
  ['a limit that falls', (memberId: MemberId) => limitDay(p, memberId, 1_000n), 'limit_reached'],
  [
    'an exclusion',
    (memberId: MemberId) =>
      p.world.db.transaction().execute((tx) =>
        excludeMember(p.world, tx, {
          memberId,
          wanted: { kind: 'cooling_off', days: 1 },
          sessionId: null,
        }),
      ),
    'member_blocked',
  ],
])(
  'TICK-11 CARE-01 %s stops the next period and returns what was not played',
  async (_, happen, reason) => {
    await openDraw(p);
    const seat = await seatMember(p, 10_000n);
    const { value: begun } = await start(seat);
    await happen(seat.memberId);
    await playPeriod(begun, 0, '12345');
    const chase = await read(seat, begun);
    expect(chase).toMatchObject({
      status: 'stopped',
      stopReason: reason,
      played: '200',
      returned: '2800',
    });
    expect(await p.cashOf(seat.memberId)).toBe(9_800n);
  },
);

const limit = (facts: object) =>
  askAsPlatform(p, 'set-limit', {
    by: 'ann',
    reason: 'a test of limits',
    lottery: ENTERED.code,
    play: 'top-3',
    ticketMax: '100000000',
    numberMax: '400000',
    drawMax: '2000000000',
    whenFull: 'closed',
    halfMax: '400000',
    ...facts,
  });

test('TICK-12 twenty at once on one number: only what the limit allows is taken', async () => {
  await limit({});
  const { drawId } = await openDraw(p);
  const seats = [];
  for (let count = 0; count < 20; count++) seats.push(await seatMember(p, 1_000n));
  // 100 × 800 = 80,000 each: five fit into 400,000.
  const placed = await Promise.all(
    seats.map((seat) => seat.place(drawId, [bet('top-3', ['123'])])),
  );
  expect(placed.filter(({ value }) => value.status === 'accepted')).toHaveLength(5);
  expect(placed.filter(({ message }) => message === 'number_full')).toHaveLength(15);
  const cash = await Promise.all(seats.map(({ memberId }) => p.cashOf(memberId)));
  expect(cash.filter((amount) => amount === 900n)).toHaveLength(5);
  const numbers = await ask<unknown[]>(p.url, `/api/draws/${drawId}/numbers`);
  expect(numbers.value).toEqual([{ number: 'top-3:123', state: 'closed' }]);
  const board = await askAsPlatform<{ numbers: unknown[] }>(p, 'read-exposure', { drawId });
  expect(board.value).toMatchObject({
    total: '400000',
    numbers: [{ play: 'top-3', number: '123', liability: '400000' }],
  });
});

test('TICK-12 what a draw may cost holds for all its plays together, for tickets at once; a limit of one play is no other’s', async () => {
  await limit({ play: 'top-2', numberMax: '9000', halfMax: '9000' });
  await limit({ drawMax: '200000', numberMax: '200000', halfMax: '200000' });
  const { drawId } = await openDraw(p);
  const seats = [];
  for (let count = 0; count < 6; count++) seats.push(await seatMember(p, 1_000n));
  // 100 × 800 = 80,000 each on numbers of their own: two fit into 200,000.
  const placed = await Promise.all(
    seats.map((seat, at) => seat.place(drawId, [bet('top-3', [`10${at}`])])),
  );
  expect(placed.filter(({ value }) => value.status === 'accepted')).toHaveLength(2);
  expect(placed.filter(({ message }) => message === 'draw_full')).toHaveLength(4);
  const [first] = seats;
  // 100 × 90 = 9,000: one on the number of the other play, whose limit is its own.
  expect((await first?.place(drawId, [bet('top-2', ['10'])]))?.value.status).toBe('accepted');
  expect((await first?.place(drawId, [bet('top-2', ['10'])]))?.message).toBe('number_full');
  expect((await first?.place(drawId, [bet('top-2', ['11'])]))?.value.status).toBe('accepted');
});

test('TICK-12 a chase whose period is cancelled gives its numbers back, once, however often it is done', async () => {
  await limit({});
  const { drawId } = await openDraw(p);
  const seat = await seatMember(p, 1_000n);
  const kept = await seatMember(p, 1_000n);
  await kept.place(drawId, [bet('top-3', ['123'])]);
  for (let cycle = 0; cycle < 6; cycle++) {
    const { value: chase } = await start(seat, {
      bets: [bet('top-3', ['123'])],
      multiples: [1, 1],
    });
    const ids = chase.periods.map(({ ticketId }) => ticketId);
    const cancels = [1, 2, 3].map(() => seat.at(`/api/tickets/${ids[0]}/cancel`, {}));
    expect((await Promise.all(cancels)).map(({ status }) => status)).toEqual([200, 200, 200]);
    // One that has taken nothing gives nothing back.
    await seat.at(`/api/chases/${chase.chaseId}/stop`, {});
    expect((await seat.at(`/api/tickets/${ids[1]}/cancel`, {})).status).toBe(200);
  }
  expect(await p.cashOf(seat.memberId)).toBe(1_000n);
  const board = await askAsPlatform(p, 'read-exposure', { drawId });
  expect(board.value).toMatchObject({
    total: '80000',
    numbers: [{ play: 'top-3', number: '123', liability: '80000' }],
  });
});

test('TICK-12 a full number pays half where it is set so, and only to who was told before', async () => {
  await limit({ numberMax: '80000', halfMax: '160000', whenFull: 'half' });
  const draw = await openDraw(p);
  const [first, second, third] = [
    await seatMember(p, 1_000n),
    await seatMember(p, 1_000n),
    await seatMember(p, 1_000n),
  ];
  const ONE = [bet('top-3', ['123'])];
  expect((await first.place(draw.drawId, ONE)).value.pays).toEqual({});
  const quote = await ask<{ halves: string[] }>(p.url, '/api/quotes', {
    body: { drawId: draw.drawId, mode: 'LOTT', bets: ONE },
  });
  expect(quote.value.halves).toEqual(['top-3:123']);
  const untold = await second.place(draw.drawId, ONE);
  expect(untold).toMatchObject({
    status: 409,
    message: 'price_changed',
    value: { halves: ['top-3:123'] },
  });
  const told = await second.place(draw.drawId, ONE, { halves: ['top-3:123'] });
  expect(told.value).toMatchObject({ status: 'accepted', pays: { 'top-3:123': 500_000 } });
  expect((await third.place(draw.drawId, ONE, { halves: ['top-3:123'] })).value.status).toBe(
    'accepted',
  );
  expect((await third.place(draw.drawId, ONE, { halves: ['top-3:123'] })).message).toBe(
    'number_full',
  );
  await settleWith(p, draw, '12399');
  expect(await p.cashOf(first.memberId)).toBe(900n + 80_000n);
  expect(await p.cashOf(second.memberId)).toBe(900n + 40_000n);
});

test('TICK-12 a number that a person has closed is not sold, and opened again it is', async () => {
  await limit({});
  const { drawId } = await openDraw(p);
  const seat = await seatMember(p, 1_000n);
  const number = {
    by: 'ann',
    reason: 'a test',
    lottery: ENTERED.code,
    play: 'top-3',
    number: '555',
  };
  await askAsPlatform(p, 'set-number', { ...number, state: 'closed' });
  expect((await seat.place(drawId, [bet('top-3', ['555'])])).message).toBe('number_closed');
  await askAsPlatform(p, 'set-number', { ...number, state: 'open' });
  expect((await seat.place(drawId, [bet('top-3', ['555'])])).value.status).toBe('accepted');
});
