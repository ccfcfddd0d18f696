import { expect, test } from 'vitest';
import { lotteryPlace } from './lottery-places.ts';
import { backPath, lotteryHref, readLotterySearch } from './lottery-search.ts';

const ORIGIN = 'https://mekhala.example';
const read = (search: Record<string, unknown>) =>
  readLotterySearch(search, (asked) => backPath(asked, ORIGIN));

test.each([
  ['/promotions', '/promotions'],
  ['https://mekhala.example/rng?x=1', '/rng?x=1'],
  ['https://evil.example/', null],
  ['https://mekhala.example.evil.example/', null],
  ['//evil.example', null],
  ['javascript:alert(1)', null],
  ['/\\evil.example', null],
])('LOTT-01 the way back %s leads to %s', (backUrl, path) => {
  expect(read({ backUrl }).backUrl).toBe(path);
});

test('LOTT-01 an address names the lottery, its view and its tab, and nothing else counts', () => {
  expect(read({ gameCode: 28, view: 'lobby', tab: 'trends', draw: 'x' })).toMatchObject({
    gameCode: '28',
    view: 'lobby',
    tab: 'trends',
    drawId: 'x',
  });
  expect(read({ gameCode: ['a'], view: 'side', tab: 'no' })).toMatchObject({
    gameCode: null,
    view: 'betting',
    tab: 'bet',
  });
});

test('LOTT-01 a launch names area and prize mode, and both stay while its pages are walked', () => {
  const now = read({ lottoArea: 'VN', launchMode: 'LOTT', prizeMode: 'ELOTT', device: 'WEB' });
  expect(now).toMatchObject({ lottoArea: 'VN', prizeMode: 'ELOTT' });
  expect(lotteryPlace('/lottery', now.lottoArea)).toEqual(lotteryPlace('/vnLottery'));
  expect(lotteryHref('/lottery', now, { gameCode: 'x' })).toBe(
    '/lottery?gameCode=x&lottoArea=VN&prizeMode=ELOTT',
  );
  expect(read({ lottoArea: 'XX' }).lottoArea).toBeNull();
  expect(read({ lottoArea: 'VN', launchMode: 'SPORTS' }).lottoArea).toBeNull();
});

test('an address is written with what differs from the plain one', () => {
  const now = read({ gameCode: 'thai', backUrl: '/rng' });
  expect(lotteryHref('/seaLottery', now, {})).toBe('/seaLottery?gameCode=thai&backUrl=%2Frng');
  expect(lotteryHref('/lottery', now, { gameCode: null, backUrl: null })).toBe('/lottery');
});
