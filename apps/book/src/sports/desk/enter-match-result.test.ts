import { expect, test } from 'vitest';
import { askAsPlatform } from '../../testing/draws.ts';
import { legOf, offerOf, wonBy } from '../../testing/matches.ts';
import { seatMember } from '../../testing/platform.ts';
import { KEY, ODDS, useSportsBook } from '../../testing/sports-book.ts';
import type { Entered } from './enter-match-result.ts';
import type { readTrading } from './read-trading.ts';

const { p, feed, turn, openMatch, place, read } = useSportsBook();

const ENDED = {
  status: 'ended',
  period: 2,
  minute: 90,
  score: { home: 2, away: 1 },
  periods: [
    { home: 1, away: 1 },
    { home: 1, away: 0 },
  ],
} as const;
const TOTAL = 'total|line=2.5';
const markets = [
  offerOf(KEY, ODDS),
  offerOf(TOTAL, { over: 1_900, under: 1_900 }, { group: 'total' }),
];

/** The score as people saw it: the feed had counted a goal that was taken back. */
const SEEN = {
  score: { home: 1, away: 1 },
  periods: [
    { home: 1, away: 1 },
    { home: 0, away: 0 },
  ],
  corners: { home: 4, away: 3 },
};

const enter = (eventId: string, by: string, result: object = SEEN) =>
  askAsPlatform<Entered>(p, 'enter-match-result', { eventId, by, result, reason: 'no goal' });

test('a result is corrected by two people who say the same; what was paid by the wrong one is moved once', async () => {
  const id = await openMatch();
  feed.odds(id, markets, {});
  await turn();
  const [home, over] = [await seatMember(p, 10_000n), await seatMember(p, 10_000n)];
  const won = (await place(home, [legOf(id, KEY, ['home', 2_000])])).value;
  const lost = (await place(over, [legOf(id, TOTAL, ['under', 1_900])])).value;
  expect((await enter(id, 'ann')).message).toBe('match_not_over');
  feed.odds(id, markets, ENDED);
  feed.settle(id, { [KEY]: wonBy('home', 'away'), [TOTAL]: wonBy('over', 'under') });
  feed.fixture(id, { status: 'ended' });
  await turn();
  expect(await read(home, won.slipId)).toMatchObject({ status: 'settled', payout: '20000' });
  expect(await read(over, lost.slipId)).toMatchObject({ status: 'settled', payout: '0' });

  const notWhole = { ...SEEN, periods: [{ home: 1, away: 1 }] };
  expect((await enter(id, 'ann', notWhole)).message).toBe('board_invalid');
  expect((await enter(id, 'ann')).value).toEqual({ status: 'entered', markets: 0 });
  await turn();
  expect(await read(home, won.slipId)).toMatchObject({ payout: '20000' });
  expect((await enter(id, 'ann')).message).toBe('own_entry');
  const seenBy = async (by: string) =>
    (
      await askAsPlatform<Awaited<ReturnType<typeof readTrading>>>(p, 'read-trading', {
        eventId: id,
        by,
      })
    ).value.entry;
  expect(await seenBy('ann')).toMatchObject({ by: 'ann', result: SEEN });
  expect(await seenBy('ben')).toMatchObject({ by: 'ann', result: null });
  const other = { ...SEEN, corners: { home: 9, away: 3 } };
  expect((await enter(id, 'ben', other)).message).toBe('entries_differ');
  expect((await enter(id, 'ben')).value).toEqual({ status: 'confirmed', markets: 2 });
  await turn();
  expect(await read(home, won.slipId)).toMatchObject({ payout: '0' });
  expect(await read(over, lost.slipId)).toMatchObject({ payout: '19000' });
  expect(await p.cashOf(home.memberId)).toBe(0n);
  expect(await p.cashOf(over.memberId)).toBe(19_000n);
  // The feed says again what it said: what two people decided stands.
  feed.settle(id, { [KEY]: wonBy('home', 'away') });
  await turn();
  expect(await read(home, won.slipId)).toMatchObject({ payout: '0' });
  expect(await seenBy('ann')).toBe(null);
});

test('who entered a result takes it back, and nobody else does', async () => {
  const id = await openMatch();
  feed.odds(id, markets, ENDED);
  feed.fixture(id, { status: 'ended' });
  await turn();
  await enter(id, 'ann');
  const withdraw = (by: string) => askAsPlatform(p, 'withdraw-match-result', { eventId: id, by });
  expect((await withdraw('ben')).message).toBe('status_wrong');
  expect((await withdraw('ann')).message).toBe(null);
  expect((await enter(id, 'ben')).value.status).toBe('entered');
});
