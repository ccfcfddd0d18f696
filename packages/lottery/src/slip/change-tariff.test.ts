import { expect, test } from 'vitest';
import { isMore, WHOLE } from '../core/fraction.ts';
import type { Lottery } from '../core/lottery.ts';
import { withClose } from '../core/schedule.ts';
import { LOTTERIES } from '../lotteries.ts';
import { changeTariff, namedPrizes } from './change-tariff.ts';
import { playReturns } from './play-prizes.ts';

const thai = LOTTERIES.get('thai') as Lottery;

test('LOTT-04 every tariff that is sold can be set prize by prize, and returns no more than is staked', () => {
  for (const lottery of LOTTERIES.values()) {
    for (const tariff of Object.values(lottery.tariffs)) {
      const prizes = namedPrizes(lottery, tariff);
      expect(Object.keys(prizes).length).toBeGreaterThan(0);
      expect(changeTariff(lottery, tariff, prizes)).toEqual({ ok: true, value: tariff });
      for (const play of lottery.plays) {
        const returns = playReturns(play, tariff);
        expect(returns && isMore(returns.most, WHOLE), `${lottery.code} ${play.code}`).toBeFalsy();
      }
    }
  }
});

test('LOTT-04 a prize is refused from the first part above what is staked, by the exact chance', () => {
  const { LOTT: tariff } = thai.tariffs;
  if (!tariff) throw new Error('the Thai lottery is sold so');
  const top3 = (text: string) => changeTariff(thai, tariff, { 'top-3': text });
  expect(top3('1000').ok).toBe(true);
  expect(top3('1000.0001')).toMatchObject({
    ok: false,
    refusal: { reason: 'return', name: 'top-3' },
  });
  for (const text of ['0', '', '1e3', '-1', '1.00001', '٩٠٠']) {
    expect(top3(text)).toMatchObject({ ok: false, refusal: { reason: 'prize' } });
  }
  const other = changeTariff(thai, tariff, { constructor: '1' });
  expect(other).toMatchObject({ ok: false, refusal: { reason: 'name' } });
});

test('LOTT-03 a close leaves time to sell and is in whole minutes where draws are on days', () => {
  const minute = LOTTERIES.get('quick-thai-1m')?.schedule;
  const days = thai.schedule;
  if (!minute) throw new Error('there is a lottery of a minute');
  expect(withClose(minute, 20)).toMatchObject({ saleS: 35, closedS: 20 });
  for (const closeS of [0, 4, 26, 5.5, -1]) expect(withClose(minute, closeS)).toBeNull();
  expect(withClose(days, 600)).toMatchObject({ closeMinutes: 10 });
  for (const closeS of [90, 43_260]) expect(withClose(days, closeS)).toBeNull();
});
