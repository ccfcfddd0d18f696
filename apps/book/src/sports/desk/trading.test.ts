import { expect, test } from 'vitest';
import { askAsPlatform } from '../../testing/draws.ts';
import { legOf, offerOf, wonBy } from '../../testing/matches.ts';
import { seatMember } from '../../testing/platform.ts';
import { ask } from '../../testing/seat.ts';
import { KEY, LIVE, ODDS, useSportsBook } from '../../testing/sports-book.ts';
import type { readEvent } from '../events/read-event.ts';
import type { listResults } from './list-results.ts';
import type { listTrading } from './list-trading.ts';
import type { readTrading } from './read-trading.ts';

const { p, turn, now, openMatch, place, read, feed } = useSportsBook();

type Listed = Awaited<ReturnType<typeof listTrading>>;
type Results = Awaited<ReturnType<typeof listResults>>;
type Traded = Awaited<ReturnType<typeof readTrading>>;
const by = 'ann';

/** Of this match, what may win more is decided by a trader. */
const referAbove = (id: string, amount: string) =>
  p.tables(
    `insert into sport_limit (scope, stake_min, return_max, player_max, outcome_max, live_ppm,
      refer_above, changed_by) values ($1, 100, 100000000, 100000000, 100000000, 500000, $2, 'test')`,
    [`event:${id}`, amount],
  );

type ReadEvent = Awaited<ReturnType<typeof readEvent>>;

const marketsOf = async (id: string) =>
  (await ask<ReadEvent>(p.url, `/api/sports/events/${id}`)).value.markets.map(
    ({ status, reason }) => `${status} ${reason}`,
  );

test('BOOK-14 one call stops a match: all markets suspended, waiting bets refused with their stakes back; it can be undone', async () => {
  const id = await openMatch(LIVE);
  const markets = [
    offerOf(KEY, ODDS),
    offerOf('total|line=2.5', { over: 1_900, under: 1_900 }, { group: 'total' }),
  ];
  feed.odds(id, markets, LIVE);
  await turn();
  expect(await marketsOf(id)).toEqual(['active null', 'active null']);
  await referAbove(id, '50000');
  const seat = await seatMember(p, 70_000n);
  const delayed = (await place(seat, [legOf(id, KEY, ['home', 2_000])])).value;
  const large = [legOf(id, KEY, ['home', 2_000])];
  const referred = (await place(seat, large, { unit: '60000' })).value;
  await turn(6_000);
  // One is decided by now; one waits for its delay, and one for a trader.
  expect(await read(seat, delayed.slipId)).toMatchObject({ status: 'accepted' });
  expect(await read(seat, referred.slipId)).toMatchObject({ status: 'referred' });
  const other = await seatMember(p, 10_000n);
  const waiting = (await place(other, [legOf(id, KEY, ['home', 2_000])])).value;
  expect(waiting.status).toBe('delayed');
  expect([await p.cashOf(seat.memberId), await p.cashOf(other.memberId)]).toEqual([0n, 0n]);

  const stop = { eventId: id, by, reason: 'pictures lost' };
  const stopped = await askAsPlatform<{ refused: number }>(p, 'stop-event', stop);
  expect(stopped.value).toEqual({ refused: 2 });
  for (const [owner, { slipId }] of [[seat, referred] as const, [other, waiting] as const]) {
    const slip = await read(owner, slipId);
    expect(slip).toMatchObject({ status: 'cancelled', reason: 'event_stopped' });
  }
  expect([await p.cashOf(seat.memberId), await p.cashOf(other.memberId)]).toEqual([
    60_000n,
    10_000n,
  ]);
  // What was accepted before stands.
  expect(await read(seat, delayed.slipId)).toMatchObject({ status: 'accepted' });
  expect(await marketsOf(id)).toEqual(['suspended trader', 'suspended trader']);
  // New prices of the feed open nothing.
  feed.odds(id, [], { ...LIVE, minute: 11 });
  await turn();
  expect(await marketsOf(id)).toEqual(['suspended trader', 'suspended trader']);
  const refused = await place(seat, [legOf(id, KEY, ['home', 2_000])]);
  expect(refused.message).toBe('event_stopped');
  expect((await askAsPlatform(p, 'stop-event', stop)).message).toBe('status_wrong');
  expect((await askAsPlatform(p, 'resume-event', { eventId: id, by })).message).toBe(null);
  expect(await marketsOf(id)).toEqual(['active null', 'active null']);
  const traded = await askAsPlatform<Traded>(p, 'read-trading', { eventId: id });
  expect(traded.value.acts.map(({ kind }) => kind)).toEqual(['resume', 'stop']);
  expect((await place(seat, [legOf(id, KEY, ['home', 2_000])])).message).toBe(null);
});

test('matches are listed by what they would cost at worst', async () => {
  const [small, large] = [await openMatch(), await openMatch()];
  const seat = await seatMember(p, 1_000_000n);
  await place(seat, [legOf(small, KEY, ['home', 2_000])]);
  await place(seat, [legOf(large, KEY, ['away', 4_000])], { unit: '50000' });
  await place(seat, [legOf(large, KEY, ['home', 2_000])], { unit: '10000' });
  const listed = (await askAsPlatform<Listed>(p, 'list-trading', {})).value.events;
  const events = listed.filter(({ eventId }) => [small, large].includes(eventId));
  expect(events).toMatchObject([
    { eventId: large, stake: '60000', worst: '140000' },
    { eventId: small, stake: '10000', worst: '10000' },
  ]);
  // If home wins the house pays 20000 and keeps the rest of 60000.
  expect(events[0]?.main?.outcomes.map(({ cost }) => cost)).toEqual(['-40000', '-60000', '140000']);
  const live = (await askAsPlatform<Listed>(p, 'list-trading', { view: 'live' })).value.events;
  expect(live.map(({ eventId }) => eventId)).not.toContain(large);
});

test('what the house made is told by match: singles whole, a parlay in parts that add up to it', async () => {
  const [won, lost] = [await openMatch(), await openMatch()];
  const seat = await seatMember(p, 1_000_000n);
  const legs = [legOf(won, KEY, ['home', 2_000]), legOf(lost, KEY, ['home', 2_000])];
  await place(seat, legs, { system: 'singles' });
  await place(seat, legs);
  feed.settle(won, { [KEY]: wonBy('home', 'away') });
  feed.settle(lost, { [KEY]: wonBy('away', 'home') });
  await turn();
  const { events } = (await askAsPlatform<Results>(p, 'list-results', { days: 1 })).value;
  const resultOf = (id: string) => events.find(({ eventId }) => eventId === id);
  expect(resultOf(won)).toMatchObject({ slips: 2, stake: '15000', paid: '20000' });
  expect(resultOf(lost)).toMatchObject({ slips: 2, stake: '15000', paid: '0' });
});

test('a trader moves a price, its margin shown, and lets go of it', async () => {
  const id = await openMatch();
  const marketId = `${id}~${KEY}`;
  const nudge = (oddsPpm: object) =>
    askAsPlatform(p, 'nudge-market', { marketId, by, marginPpm: 0, oddsPpm });
  const traded = async () =>
    (await askAsPlatform<Traded>(p, 'read-trading', { eventId: id })).value.markets[0];
  expect((await traded())?.marginPpm).toBe(83_333);
  await nudge({ home: -50_000 });
  expect((await traded())?.outcomes[0]).toMatchObject({
    outcome: 'home',
    odds: 1_900,
    fedOdds: 2_000,
  });
  expect((await traded())?.marginPpm).toBe(109_649);
  const seat = await seatMember(p, 10_000n);
  expect((await place(seat, [legOf(id, KEY, ['home', 2_000])])).message).toBe('odds_changed');
  await nudge({});
  expect((await place(seat, [legOf(id, KEY, ['home', 2_000])])).value.status).toBe('accepted');
  const tooFar = await nudge({ home: -200_000 });
  expect(tooFar.message).toBe('request_invalid');
});

test('a large bet waits for a trader: taken it stands, refused its stake is back', async () => {
  const id = await openMatch();
  await referAbove(id, '50000');
  const seat = await seatMember(p, 200_000n);
  const waiting = [];
  for (let count = 0; count < 2; count++) {
    waiting.push((await place(seat, [legOf(id, KEY, ['home', 2_000])], { unit: '60000' })).value);
  }
  expect(waiting.map(({ status }) => status)).toEqual(['referred', 'referred']);
  const decide = (slipId: string, decision: string) =>
    askAsPlatform<{ status: string }>(p, 'decide-referral', { slipId, by, decision });
  expect((await decide(waiting[0]?.slipId ?? '', 'accept')).value.status).toBe('accepted');
  expect((await decide(waiting[1]?.slipId ?? '', 'refuse')).value.status).toBe('cancelled');
  expect((await decide(waiting[1]?.slipId ?? '', 'accept')).message).toBe('status_wrong');
  expect(await p.cashOf(seat.memberId)).toBe(140_000n);
});

test('BOOK-13 a trader’s window makes bets void that were accepted in it, and the member reads why', async () => {
  const id = await openMatch();
  const [early, late] = [await seatMember(p, 10_000n), await seatMember(p, 10_000n)];
  const first = (await place(early, [legOf(id, KEY, ['home', 2_000])])).value;
  await turn(10_000);
  const second = (await place(late, [legOf(id, KEY, ['home', 2_000])])).value;
  const window = {
    eventId: id,
    by,
    reason: 'goal before the stop',
    from: new Date(now() - 1_000).toISOString(),
    to: new Date(now() + 1_000).toISOString(),
  };
  const cancelled = await askAsPlatform<{ legs: number }>(p, 'cancel-window', window);
  expect(cancelled.value).toEqual({ legs: 1 });
  await turn();
  expect(await read(early, first.slipId)).toMatchObject({ status: 'accepted' });
  const voided = await read(late, second.slipId);
  expect(voided).toMatchObject({ status: 'settled', payout: '10000' });
  expect(voided.settlements[0]).toMatchObject({ kind: 'void', reason: 'goal before the stop' });
  expect(await p.cashOf(late.memberId)).toBe(10_000n);
});
