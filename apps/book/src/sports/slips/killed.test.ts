import { until } from '@baize/vendor-kit/testing/until';
import { afterEach, expect, test } from 'vitest';
import { holdTable } from '../../testing/hold-table.ts';
import { startKillableBook } from '../../testing/killed-book.ts';
import { legOf, slipOf, wonBy } from '../../testing/matches.ts';
import { seatMember } from '../../testing/platform.ts';
import { ask, newKey } from '../../testing/seat.ts';
import { KEY, LIVE, type SportSeat, useSportsBook } from '../../testing/sports-book.ts';
import { tendFeeds } from '../feed/tend-feed.ts';

/** A machine under load is slow, and nothing here depends on its speed. */
const LONG_MS = 240_000;
const MINUTE = 60_000;

const { p, feed, turn, openMatch, read } = useSportsBook();

afterEach(() => {
  p.line.cut(() => 'through');
  p.line.release();
});

type Fate = 'stuck' | 'held';

/** A book of its own, and the wallet's line cut for one kind of call. */
async function startCut(call: 'bet' | 'batch', fate: Fate) {
  const before = p.line.kept();
  p.line.cut((name) => (name === call ? fate : 'through'));
  const book = await startKillableBook(p.options());
  return {
    ...book,
    /** The call is on its way and nobody hears of it. */
    called: () =>
      until(
        async () => p.line.kept(),
        (kept) => kept > before,
      ),
  };
}

/** Places a slip at another book; who places it hears no answer, because that book dies. */
function placeAt(url: string, seat: SportSeat, legs: readonly object[]): string {
  const requestKey = newKey();
  const body = { ...slipOf(legs), requestKey };
  void ask(url, '/api/sports/slips', { token: seat.token, body }).catch(() => {});
  return requestKey;
}

const slipBy = async (seat: SportSeat, requestKey: string) =>
  (await seat.at<{ slipId: string; status: string }>(`/api/sports/slips/key/${requestKey}`)).value;

const openLiabilities = async (eventId: string) =>
  p.tables<{ stake: string }>(
    'select stake::text from sport_exposure where event_id = $1 and (stake <> 0 or liability <> 0)',
    [eventId],
  );

test.each<Fate>(['stuck', 'held'])(
  'killed while a stake is asked for (%s on the line), the slip is given up and no stake is lost',
  async (fate) => {
    const id = await openMatch();
    const seat = await seatMember(p, 10_000n);
    const book = await startCut('bet', fate);
    const key = placeAt(book.url, seat, [legOf(id, KEY, ['home', 2_000])]);
    await book.called();
    await book.kill();
    p.line.cut(() => 'through');
    p.line.release();
    const { slipId, status } = await slipBy(seat, key);
    expect(status).toBe('pending');
    expect(await p.cashOf(seat.memberId)).toBe(fate === 'held' ? 0n : 10_000n);
    await turn(MINUTE);
    expect(await read(seat, slipId)).toMatchObject({ status: 'cancelled', reason: 'unconfirmed' });
    expect(await p.cashOf(seat.memberId)).toBe(10_000n);
    // What it held is free again, and a second turn gives nothing back twice.
    expect(await openLiabilities(id)).toEqual([]);
    await turn(MINUTE);
    expect(await p.cashOf(seat.memberId)).toBe(10_000n);
  },
  LONG_MS,
);

test(
  'killed between the wallet’s answer and the acceptance, the stake is back once',
  async () => {
    const id = await openMatch();
    const seat = await seatMember(p, 10_000n);
    const book = await startCut('bet', 'held');
    const key = placeAt(book.url, seat, [legOf(id, KEY, ['home', 2_000])]);
    await book.called();
    const slips = await holdTable(p, 'slip');
    p.line.release();
    // One is the turn of slips, the other who has just heard the wallet.
    await slips.someoneWaits(2);
    await book.kill();
    await slips.letGo();
    p.line.cut(() => 'through');
    expect(await p.cashOf(seat.memberId)).toBe(0n);
    const { slipId, status } = await slipBy(seat, key);
    expect(status).toBe('pending');
    await turn(MINUTE);
    expect(await read(seat, slipId)).toMatchObject({ status: 'cancelled' });
    expect(await p.cashOf(seat.memberId)).toBe(10_000n);
  },
  LONG_MS,
);

test(
  'killed in the delay of a bet and in every step of its settlement, a slip is accepted once and paid once',
  async () => {
    const id = await openMatch(LIVE);
    const seat = await seatMember(p, 10_000n);
    const first = await startKillableBook(p.options());
    const body = slipOf([legOf(id, KEY, ['home', 2_000])]);
    const placed = await ask<{ slipId: string; status: string }>(first.url, '/api/sports/slips', {
      token: seat.token,
      body,
    });
    const { slipId } = placed.value;
    expect(placed.value.status).toBe('delayed');
    await first.kill();
    await turn(MINUTE);
    expect(await read(seat, slipId)).toMatchObject({ status: 'accepted' });

    // The result is known; the payout never comes to the wallet, then it does and nobody hears of it.
    feed.settle(id, { [KEY]: wonBy('home', 'away') });
    await tendFeeds(p.book);
    for (const fate of ['stuck', 'held'] as const) {
      const book = await startCut('batch', fate);
      await book.called();
      await book.kill();
      p.line.cut(() => 'through');
      p.line.release();
      expect(await read(seat, slipId)).toMatchObject({ status: 'accepted' });
    }
    await turn(MINUTE);
    expect(await read(seat, slipId)).toMatchObject({ status: 'settled', payout: '20000' });
    await turn(MINUTE);
    expect(await p.cashOf(seat.memberId)).toBe(20_000n);
    expect(await openLiabilities(id)).toEqual([]);
  },
  LONG_MS,
);
