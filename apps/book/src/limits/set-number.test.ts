import type { Lottery } from '@baize/lottery/core/lottery';
import { LOTTERIES } from '@baize/lottery/lotteries';
import { expect, test } from 'vitest';
import { lotteryMarket } from '../market/lottery-market.ts';
import { askAsPlatform, openDraw } from '../testing/draws.ts';
import { seatMember, usePlatform } from '../testing/platform.ts';

const DIGITS = LOTTERIES.get('five-digits-1m') as Lottery;

const p = usePlatform({ markets: new Map([[DIGITS.code, lotteryMarket(DIGITS)]]) });

const onTwo = (first: string, second: string) => ({
  play: 'front-2-direct',
  selection: [[first], [second]],
  unit: '100',
  multiple: '1',
});

test('TICK-12 a number that is chosen place by place is closed once it was sold, by the name it has on the board', async () => {
  const { drawId } = await openDraw(p, DIGITS.code);
  const seat = await seatMember(p, 1_000n);
  const close = (number: string) =>
    askAsPlatform(p, 'set-number', {
      by: 'ann',
      reason: 'everybody plays it',
      lottery: DIGITS.code,
      play: 'front-2-direct',
      number,
      state: 'closed',
    });
  expect((await seat.place(drawId, [onTwo('1', '2')])).value.status).toBe('accepted');
  const { value } = await askAsPlatform<{ numbers: { number: string }[] }>(p, 'read-exposure', {
    drawId,
  });
  const [sold] = value.numbers;
  expect((await close('nothing')).message).toBe('limit_invalid');
  expect((await close(sold?.number ?? '')).message).toBe(null);
  expect((await seat.place(drawId, [onTwo('1', '2')])).message).toBe('number_closed');
  expect((await seat.place(drawId, [onTwo('2', '1')])).value.status).toBe('accepted');
});
