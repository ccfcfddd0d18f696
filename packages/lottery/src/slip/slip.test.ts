import { seeded } from '@baize/engines/core/rng';
import { expect, test } from 'vitest';
import { readBet } from '../core/bet.ts';
import { findPlay } from '../core/lottery.ts';
import { countLines, readSelection } from '../core/selection.ts';
import { LOTTERIES } from '../lotteries.ts';
import { growingMultiples, profitMultiples, sameMultiples } from './multiples.ts';
import { pasteList } from './paste-list.ts';
import { quickPick } from './quick-pick.ts';
import { everyOrder, nineteenDoors, withReversed } from './turn-numbers.ts';

const entryOf = (code: string, play: string) => {
  const lottery = LOTTERIES.get(code);
  const found = lottery && findPlay(lottery, play);
  if (!found) throw new Error(`${code} ${play}`);
  return found.entry;
};

test('multiples: the same, growing, and those that leave a profit', () => {
  expect(sameMultiples(3, 5n)).toEqual([5n, 5n, 5n]);
  const growth = { periods: 5, first: 1n, factor: 2n, every: 2 };
  expect(growingMultiples(growth)).toEqual([1n, 1n, 2n, 2n, 4n]);
  expect(growingMultiples({ ...growth, periods: 40, every: 1 }).at(-1)).toBe(99_999n);
  const plan = { periods: 20, price: 200n, prize: 1_960n, profitPercent: 50n };
  const multiples = profitMultiples(plan);
  let staked = 0n;
  for (const multiple of multiples) {
    const before = staked;
    staked += 200n * multiple;
    expect(1_960n * multiple * 100n).toBeGreaterThanOrEqual(staked * 150n);
    const less = multiple - 1n;
    if (less > 0n) expect(1_960n * less * 100n).toBeLessThan((before + 200n * less) * 150n);
  }
  expect(multiples).toHaveLength(20);
  expect(profitMultiples({ ...plan, prize: 300n })).toEqual([]);
});

test('a pasted list forgives separators, other digits and repeats', () => {
  const entry = entryOf('thai', 'top-3');
  const text = ' 123,456;;789\n\n๐๑๒ | 123 / 345 \u3001678\uff0c\uff11\uff12\uff13';
  expect(pasteList(entry, text)).toEqual({
    ok: true,
    value: { selection: [['012', '123', '345', '456', '678', '789']], repeated: 2 },
  });
  expect(pasteList(entryOf('thai', 'tod-3'), '321 123 213')).toMatchObject({
    value: { selection: [['123']], repeated: 2 },
  });
  expect(pasteList(entryOf('ten-race-1m', 'first-2-direct'), '01-02, 10-03')).toMatchObject({
    value: { selection: [['01-02', '10-03']] },
  });
});

test('a pasted list with something else in it is refused and says what', () => {
  const entry = entryOf('thai', 'top-3');
  expect(pasteList(entry, '123 45')).toEqual({
    ok: false,
    refusal: { reason: 'number', found: '45', least: '000', most: '999' },
  });
  expect(pasteList(entry, ' ,; ')).toEqual({
    ok: false,
    refusal: { reason: 'length', found: 0, least: 1, most: 100_000 },
  });
});

test('a million lines in one paste are refused with how many there are', () => {
  const entry = entryOf('five-digits-1m', 'all-5-direct');
  expect(pasteList(entry, '12345\n'.repeat(1_000_000))).toEqual({
    ok: false,
    refusal: { reason: 'length', found: 1_000_000, least: 1, most: 100_000 },
  });
});

test('quick picks of every play are bets of one line, and numbers as many as wanted', () => {
  const rng = seeded(7);
  for (const lottery of LOTTERIES.values()) {
    for (const play of lottery.plays) {
      const selection = quickPick(play.entry, rng);
      const bet = readBet(lottery, { play: play.code, selection, unit: 100n, multiple: 1n });
      expect(bet.ok && bet.value.lines, `${lottery.code} ${play.code}`).toBe(1);
    }
  }
  const five = quickPick(entryOf('thai', 'tod-3'), rng, 5);
  expect(countLines(entryOf('thai', 'tod-3'), five)).toBe(5);
  const all = quickPick(entryOf('thai', 'run-top'), rng, 50);
  expect(all).toEqual([['0', '1', '2', '3', '4', '5', '6', '7', '8', '9']]);
});

test('numbers turned: every order, backwards, the nineteen with a digit', () => {
  expect(everyOrder('123')).toEqual(['123', '132', '213', '231', '312', '321']);
  expect(everyOrder('112')).toEqual(['112', '121', '211']);
  expect(everyOrder('111')).toEqual(['111']);
  expect(withReversed(['12', '21', '33'])).toEqual(['12', '21', '33']);
  expect(nineteenDoors('7')).toHaveLength(19);
});

test.each([
  ['thai', 'top-3', [['1234']], { reason: 'number', found: '1234', least: '000', most: '999' }],
  ['thai', 'top-3', [['123', '123']], { reason: 'twice', found: '123' }],
  ['thai', 'tod-3', [['123', '321']], { reason: 'twice', found: '123' }],
  ['thai', 'top-3', [[]], { reason: 'count', group: 0, found: 0, least: 1, most: 1_000 }],
  ['thai', 'top-3', 'x', { reason: 'form' }],
  ['thai', 'top-3', [[123]], { reason: 'form' }],
  ['thai', 'top-3', [['123'], ['456']], { reason: 'groups', found: 2, least: 1, most: 1 }],
  [
    'five-digits-1m',
    'back-3-direct',
    [['1'], []],
    { reason: 'groups', found: 2, least: 3, most: 3 },
  ],
  [
    'five-digits-1m',
    'back-3-direct',
    [['1'], [], ['2']],
    { reason: 'count', group: 1, found: 0, least: 1, most: 10 },
  ],
  [
    'eleven-five-1m',
    'any-2',
    [['01', '12']],
    { reason: 'number', found: '12', least: '01', most: '11' },
  ],
  [
    'eleven-five-1m',
    'any-2',
    [['01']],
    { reason: 'count', group: 0, found: 1, least: 2, most: 11 },
  ],
  [
    'ten-race-1m',
    'first-2-direct',
    [['01'], ['01']],
    { reason: 'lines', found: 0, least: 1, most: 100_000 },
  ],
  [
    'ten-race-1m',
    'first-2-direct',
    [['01-01']],
    { reason: 'number', found: '01-01', least: '01-02', most: '10-09' },
  ],
] as const)('%s %s refuses %j and names both bounds', (code, play, sent, refusal) => {
  expect(readSelection(entryOf(code, play), sent)).toEqual({ ok: false, refusal });
});

test('too many lines, units and multiples are refused with both bounds', () => {
  const north = LOTTERIES.get('vietnam-north');
  if (!north) throw new Error('north');
  const hundred = Array.from({ length: 100 }, (_, number) => `${number}`.padStart(2, '0'));
  const bet = { play: 'xien-4', selection: [hundred], unit: 1n, multiple: 1n };
  expect(readBet(north, bet)).toEqual({
    ok: false,
    refusal: { reason: 'lines', found: 3_921_225, least: 1, most: 100_000 },
  });
  expect(readBet(north, { ...bet, unit: 0n })).toMatchObject({
    refusal: { reason: 'unit', found: '0', least: '1', most: '1000000000000' },
  });
  expect(readBet(north, { ...bet, multiple: 100_000n })).toMatchObject({
    refusal: { reason: 'multiple', found: '100000', least: '1', most: '99999' },
  });
  expect(readBet(north, { ...bet, play: 'none' })).toMatchObject({ refusal: { reason: 'play' } });
});
