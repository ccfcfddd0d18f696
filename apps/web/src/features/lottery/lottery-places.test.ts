import { expect, test } from 'vitest';
import { lotteryPlace } from './lottery-places.ts';

test.each([
  ['/lottery', ['LOTT', 'ELOTT']],
  ['/lottert', ['LOTT', 'ELOTT']],
  ['/LOTTERT/', ['LOTT', 'ELOTT']],
  ['/vnLottery', ['TCG_LOTTO_VN']],
  ['/seaLottery', ['TCG_SEA']],
])('NAV-09 %s shows the lotteries of %j', (pathname, vendors) => {
  expect(lotteryPlace(pathname).map(({ vassalage }) => vassalage)).toEqual(vendors);
});
