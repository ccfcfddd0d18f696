import type { Lottery } from '@baize/lottery/core/lottery';
import { LOTTERIES } from '@baize/lottery/lotteries';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { issuePlayToken } from '../../../server/src/play/play/index.ts';
import { givenMember } from '../../../server/src/testing/play.ts';
import { type RunningBook, startBook } from '../index.ts';
import { lotteryMarket } from '../market/lottery-market.ts';
import { tendBook } from '../start-tending.ts';
import { usePlatform } from '../testing/platform.ts';
import { ask, bet, seatOf } from '../testing/seat.ts';

const p = usePlatform();

/** Bets of which one line wins in every draw. */
const SOLD = [
  ['LOTT-05', 'LOTT', 'five-digits-1m', 'sum', ['big', 'small']],
  ['LOTT-06', 'ELOTT', 'three-dice-1m', 'sides', ['big', 'small']],
  ['LOTT-07', 'ELOTT', 'quick-vietnam-1m', 'sides', ['big', 'small']],
  ['LOTT-08', 'SEA', 'quick-thai-1m', 'run-top', '0123456789'.split('')],
] as const;

let running: RunningBook;
beforeAll(async () => {
  const markets = SOLD.map(
    ([, , code]) => [code, lotteryMarket(LOTTERIES.get(code) as Lottery)] as const,
  );
  running = await startBook({ ...p.options(), markets: new Map(markets) });
});
afterAll(() => running.stop());

test('BRAND-18 a mode that the house does not have is refused by the book, with those it has', async () => {
  const lottery = LOTTERIES.get('quick-thai-1m') as Lottery;
  const sea = lotteryMarket(lottery, ['SEA']);
  const house = await startBook({ ...p.options(), markets: new Map([[lottery.code, sea]]) });
  try {
    const draw = await openRound(lottery.code);
    const bets = [bet('run-top', ['7'])];
    const quote = (mode: string) =>
      ask(house.url, '/api/quotes', { body: { drawId: draw.id, mode, bets } });
    expect(await quote('SEA')).toMatchObject({ status: 200 });
    for (const mode of ['LOTT', 'ZY', 'ELOTT', 'XX']) {
      const refused = { message: 'mode_unknown', value: { modes: ['SEA'] } };
      expect(await quote(mode), mode).toMatchObject(refused);
    }
  } finally {
    await house.stop();
  }
});

let days = 0;

async function openRound(lottery: string) {
  days += 1;
  const noon = new Date(Date.UTC(2028, 0, days, 5, 0, 0));
  await p.setNow(noon, 1_000);
  await tendBook(running.book);
  const [draw] = await p.tables<{ id: string; draws_at: Date }>(
    `select id, draws_at from draw where lottery = $1 and status = 'selling' and opens_at = $2`,
    [lottery, noon.toISOString()],
  );
  if (!draw) throw new Error('a round sells');
  return draw;
}

test.each(SOLD)(
  '%s a ticket in mode %s on %s takes its stake from the wallet and is paid to it',
  async (id, mode, lottery, play, numbers) => {
    const memberId = await givenMember(p.world, { cash: 10_000n });
    const launchToken = await p.world.db
      .transaction()
      .execute((tx) =>
        issuePlayToken(p.world, tx, { memberId, vendor: 'book', game: null, currency: 'THB' }),
      );
    const seat = await seatOf(running.url, { launchToken, requestId: `page-of-${id}` });
    const draw = await openRound(lottery);
    const bought = await seat.place(draw.id, [bet(play, numbers)], { mode });
    expect(bought.value.status).toBe('accepted');
    const stake = 100n * BigInt(numbers.length);
    expect(await p.cashOf(memberId)).toBe(10_000n - stake);
    await p.setNow(draw.draws_at, 1_000);
    for (const _ of [1, 2, 3]) await tendBook(running.book);
    const { value } = await seat.ticket(bought.value.ticketId);
    expect(value.status).toBe('settled');
    const payout = BigInt(value.payout ?? 0);
    expect(payout).toBeGreaterThan(0n);
    expect(await p.cashOf(memberId)).toBe(10_000n - stake + payout);
  },
);
