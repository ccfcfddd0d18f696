import { deadHeat, HALF_LOSS, HALF_WIN, LOSS, PUSH, WIN } from '@baize/sports/settlement/leg';
import { expect, test } from 'vitest';
import { legOf, wonBy } from '../../testing/matches.ts';
import { seatMember } from '../../testing/platform.ts';
import { KEY, LIVE, type ReadSlip, useSportsBook } from '../../testing/sports-book.ts';

const { p, feed, turn, wait, now, openMatch, place, read } = useSportsBook();

test.each([
  ['won', WIN, '19000'],
  ['half won', HALF_WIN, '14500'],
  ['pushed', PUSH, '10000'],
  ['half lost', HALF_LOSS, '5000'],
  ['lost', LOSS, '0'],
] as const)('BOOK-08 100 at 1.90 %s pays by the truth table', async (_, result, payout) => {
  const id = await openMatch({}, { home: 1_900, away: 1_900 });
  const seat = await seatMember(p, 10_000n);
  const { slipId } = (await place(seat, [legOf(id, KEY, ['home', 1_900])])).value;
  feed.settle(id, { [KEY]: { home: result, away: LOSS } });
  await turn();
  expect(await read(seat, slipId)).toMatchObject({ status: 'settled', payout });
  expect(await p.cashOf(seat.memberId)).toBe(BigInt(payout));
});

test('BOOK-09 100 at 11.000, two tied for one place, pays 550; a void leg counts 1.000', async () => {
  const [tied, called] = [await openMatch({}, { home: 11_000, away: 1_100 }), await openMatch()];
  const seat = await seatMember(p, 20_000n);
  const single = (await place(seat, [legOf(tied, KEY, ['home', 11_000])])).value;
  const legs = [legOf(tied, KEY, ['home', 11_000]), legOf(called, KEY, ['home', 2_000])];
  const double = (await place(seat, legs)).value;
  feed.settle(tied, { [KEY]: { home: deadHeat(1, 2), away: LOSS } });
  feed.fixture(called, { status: 'cancelled' });
  await turn();
  expect(await read(seat, single.slipId)).toMatchObject({ payout: '55000' });
  const whole = await read(seat, double.slipId);
  expect(whole).toMatchObject({ status: 'settled', payout: '55000' });
  expect(whole.settlements[0]?.words).toContain('Leg 2: void (event_cancelled), counts 1.000.');
});

test('BOOK-10 a system keeps its lines with a void leg, each rounded down', async () => {
  const odds = [2_000, 1_500, 1_800];
  const cases = [
    { ends: [WIN, WIN, WIN], payout: '93000' },
    { ends: [WIN, WIN, PUSH], payout: '65000' },
    { ends: [WIN, PUSH, LOSS], payout: '20000' },
  ] as const;
  for (const { ends, payout } of cases) {
    const ids = [];
    for (const price of odds) ids.push(await openMatch({}, { home: price, away: 3_000 }));
    const seat = await seatMember(p, 30_000n);
    const legs = ids.map((id, leg) => legOf(id, KEY, ['home', odds[leg] ?? 0]));
    const slip = (await place(seat, legs, { system: '2/3' })).value;
    expect(slip).toMatchObject({ lines: 3, stake: '30000', odds: null });
    for (const [leg, id] of ids.entries()) {
      feed.settle(id, { [KEY]: { home: ends[leg] ?? LOSS, away: LOSS } });
    }
    await turn();
    expect(await read(seat, slip.slipId)).toMatchObject({ status: 'settled', payout });
  }
});

test('a lost leg ends a parlay at once; a market settled twice pays once', async () => {
  const [one, two] = [await openMatch(), await openMatch()];
  const seat = await seatMember(p, 20_000n);
  const legs = [legOf(one, KEY, ['home', 2_000]), legOf(two, KEY, ['home', 2_000])];
  const parlay = (await place(seat, legs)).value;
  const single = (await place(seat, [legOf(one, KEY, ['away', 4_000])])).value;
  feed.settle(one, { [KEY]: wonBy('away', 'home') });
  await turn();
  feed.settle(one, { [KEY]: wonBy('away', 'home') });
  await turn();
  expect(await read(seat, parlay.slipId)).toMatchObject({ status: 'settled', payout: '0' });
  const paid = await read(seat, single.slipId);
  expect(paid.settlements.map(({ payout }) => payout)).toEqual(['40000']);
  expect(await p.cashOf(seat.memberId)).toBe(40_000n);
});

test('a result taken back and given anew moves the difference, and the member reads why', async () => {
  const id = await openMatch();
  const [winner, loser] = [await seatMember(p, 10_000n), await seatMember(p, 10_000n)];
  const first = (await place(winner, [legOf(id, KEY, ['home', 2_000])])).value;
  const second = (await place(loser, [legOf(id, KEY, ['away', 4_000])])).value;
  feed.settle(id, { [KEY]: wonBy('home', 'away') });
  await turn();
  expect(await p.cashOf(winner.memberId)).toBe(20_000n);
  feed.rollBack(id, [KEY]);
  await turn();
  expect(await p.cashOf(winner.memberId)).toBe(20_000n);
  feed.settle(id, { [KEY]: wonBy('away', 'home') });
  await turn();
  expect(await p.cashOf(winner.memberId)).toBe(0n);
  expect(await p.cashOf(loser.memberId)).toBe(40_000n);
  const corrected = await read(winner, first.slipId);
  expect(corrected.settlements).toMatchObject([
    { version: 1, kind: 'result', payout: '20000' },
    { version: 2, kind: 'correction', payout: '0', before: '20000', reason: 'result_corrected' },
  ]);
  expect((await read(loser, second.slipId)).payout).toBe('40000');
});

test('a match put off is void two days after its time, not before', async () => {
  const id = await openMatch();
  const seat = await seatMember(p, 10_000n);
  const { slipId } = (await place(seat, [legOf(id, KEY, ['home', 2_000])])).value;
  feed.fixture(id, { status: 'postponed', startsAt: now() - 48 * 3_600_000 + 1_000 });
  await turn();
  expect((await read(seat, slipId)).status).toBe('accepted');
  await turn(2_000);
  const voided = await read(seat, slipId);
  expect(voided).toMatchObject({ status: 'settled', payout: '10000' });
  expect(voided.settlements[0]).toMatchObject({ kind: 'void', reason: 'event_postponed' });
});

test('BOOK-13 bets accepted between an incident and its stop are void, and no others', async () => {
  const id = await openMatch(LIVE);
  const seats = [];
  const slips: string[] = [];
  const acceptedAt: number[] = [];
  for (let count = 0; count < 3; count++) {
    const seat = await seatMember(p, 10_000n);
    seats.push(seat);
    slips.push((await place(seat, [legOf(id, KEY, ['home', 2_000])])).value.slipId);
    await turn(6_000);
    acceptedAt.push(now());
  }
  feed.cancel(id, (acceptedAt[1] ?? 0) - 1_000, (acceptedAt[1] ?? 0) + 1_000);
  await turn();
  feed.settle(id, { [KEY]: wonBy('away', 'home') });
  await turn();
  const ends = [];
  for (const [count, seat] of seats.entries()) ends.push(await read(seat, slips[count] ?? ''));
  expect(ends.map(({ payout }) => payout)).toEqual(['0', '10000', '0']);
  expect(ends[1]?.settlements[0]).toMatchObject({ kind: 'void', reason: 'late' });
});

const quote = (seat: Awaited<ReturnType<typeof seatMember>>, slipId: string, percent = 100) =>
  seat.at<Record<string, string>>(`/api/sports/slips/${slipId}/cash-out-quotes`, { percent });
const cashOut = (seat: Awaited<ReturnType<typeof seatMember>>, slipId: string, quoteId = '') =>
  seat.at<ReadSlip & { reason: string }>(`/api/sports/slips/${slipId}/cash-outs`, { quoteId });

/** 100 at 2.000 × 3.000, the first won, the second as likely as not. */
async function openDouble() {
  const [one, two] = [await openMatch(), await openMatch({}, { home: 3_000, away: 1_500 })];
  const seat = await seatMember(p, 10_000n);
  const legs = [legOf(one, KEY, ['home', 2_000]), legOf(two, KEY, ['home', 3_000])];
  const { slipId } = (await place(seat, legs)).value;
  feed.settle(one, { [KEY]: wonBy('home', 'away') });
  await turn();
  return { seat, slipId, open: two };
}

async function betOf(slipId: string) {
  const bet = await p.world.db
    .selectFrom('play_bet')
    .selectAll()
    .where('ref', '=', slipId)
    .executeTakeFirstOrThrow();
  return { status: bet.status, payout: bet.payout_cash };
}

test('BOOK-11 cash-out offers the fair value less the margin; of a part the rest stays', async () => {
  const whole = await openDouble();
  const offer = await quote(whole.seat, whole.slipId);
  expect(offer.value).toMatchObject({ offered: true, amount: '28500', stakeLeft: '0' });
  const sold = await cashOut(whole.seat, whole.slipId, offer.value['quoteId']);
  expect(sold.value).toMatchObject({ status: 'settled', payout: '28500' });
  expect(await p.cashOf(whole.seat.memberId)).toBe(28_500n);

  const part = await openDouble();
  const some = await quote(part.seat, part.slipId, 40);
  expect(some.value).toMatchObject({ amount: '11400', stakeLeft: '6000' });
  const left = await cashOut(part.seat, part.slipId, some.value['quoteId']);
  expect(left.value).toMatchObject({
    status: 'accepted',
    cashedOut: '11400',
    unitLeft: '6000',
    odds: 6_000,
  });
  expect(await p.cashOf(part.seat.memberId)).toBe(11_400n);
  // The platform has a bet that runs on: nobody reads of it as settled.
  expect(await betOf(part.slipId)).toEqual({ status: 'running', payout: 11_400n });
  feed.settle(part.open, { [KEY]: wonBy('home', 'away') });
  feed.settle(whole.open, { [KEY]: wonBy('home', 'away') });
  await turn();
  expect((await read(part.seat, part.slipId)).payout).toBe('47400');
  expect(await p.cashOf(part.seat.memberId)).toBe(47_400n);
  expect(await betOf(part.slipId)).toEqual({ status: 'settled', payout: 47_400n });
  // What was sold back takes no part any more.
  expect(await p.cashOf(whole.seat.memberId)).toBe(28_500n);
});

test('BOOK-11 what is left of a slip after a part was cashed out can lose: its bet ends with that part paid', async () => {
  const { seat, slipId, open } = await openDouble();
  const some = await quote(seat, slipId, 40);
  await cashOut(seat, slipId, some.value['quoteId']);
  feed.settle(open, { [KEY]: wonBy('away', 'home') });
  await turn();
  expect(await read(seat, slipId)).toMatchObject({ status: 'settled', payout: '11400' });
  expect(await betOf(slipId)).toEqual({ status: 'settled', payout: 11_400n });
  expect(await p.cashOf(seat.memberId)).toBe(11_400n);
});

test('BOOK-11 a part that an earlier release told as the end of the bet is replaced by what follows', async () => {
  const { seat, slipId, open } = await openDouble();
  const some = await quote(seat, slipId, 40);
  await cashOut(seat, slipId, some.value['quoteId']);
  // What that release and the migration after it left.
  await p.world.db
    .updateTable('play_bet')
    .set({ status: 'settled' })
    .where('ref', '=', slipId)
    .execute();
  await p.book.db
    .updateTable('slip_settlement')
    .set({ told_as_end: true })
    .where('slip_id', '=', slipId)
    .execute();
  feed.settle(open, { [KEY]: wonBy('home', 'away') });
  await turn();
  expect((await read(seat, slipId)).payout).toBe('47400');
  expect(await p.cashOf(seat.memberId)).toBe(47_400n);
  expect(await betOf(slipId)).toEqual({ status: 'settled', payout: 47_400n });
});

test('BOOK-12 a quote is good for five seconds and once; cash-out is off with its reason', async () => {
  const { seat, slipId, open } = await openDouble();
  const late = await quote(seat, slipId);
  await turn(5_000);
  expect((await cashOut(seat, slipId, late.value['quoteId'])).message).toBe('quote_ended');
  const once = await quote(seat, slipId, 10);
  expect((await cashOut(seat, slipId, once.value['quoteId'])).message).toBe(null);
  expect((await cashOut(seat, slipId, once.value['quoteId'])).message).toBe('quote_used');
  const stopped = await quote(seat, slipId);
  await wait(5_001);
  expect((await quote(seat, slipId)).value).toEqual({ offered: false, reason: 'price_old' });
  await turn();
  const standing = await quote(seat, slipId);
  feed.stop(open);
  await turn();
  expect((await quote(seat, slipId)).value).toEqual({
    offered: false,
    reason: 'market_not_active',
  });
  expect(await cashOut(seat, slipId, standing.value['quoteId'])).toMatchObject({
    message: 'cash_out_off',
    value: { reason: 'market_not_active' },
  });
  expect(stopped.value['offered']).toBe(true);
});
