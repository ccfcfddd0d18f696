import { expect, test } from 'vitest';
import { scripted } from '../core/rng.ts';
import { slotEngine } from './slot-engine.ts';
import { smallSlot } from './testing/small-slot.ts';

/** One row, so that a stop is what is seen: 0 an ace, 1 a king, 2 a queen, 3 a jack, 4 a scatter. */
const ONE_ROW = { rows: 1, strips: ['AKQJS', 'AKQJS', 'AKQJS'] };

const typesOf = (events: readonly { readonly type: string }[]) =>
  events.map(({ type }) => type).join(' ');

test('a spin that pays nothing is a spin and a total of nothing', () => {
  const round = slotEngine(smallSlot(ONE_ROW)).play({}, scripted([0, 1, 2]));
  expect(round).toEqual({
    events: [
      { type: 'spin', stops: [0, 1, 2], grid: [2, 3, 4] },
      { type: 'total', pays: 0 },
    ],
    payout: 0n,
  });
});

test('coins are paid as exact parts of the stake', () => {
  const { payout, events } = slotEngine(smallSlot(ONE_ROW)).play({}, scripted([1, 1, 1]));
  expect(payout).toBe(500_000n);
  expect(events[1]).toEqual({
    type: 'win',
    wins: [{ symbol: 3, count: 3, cells: [0, 1, 2], ways: 1, pays: 5 }],
    multiplier: 1,
    pays: 5,
  });
});

test('free spins pay with their multiplier, give more spins, and end at the most there may be', () => {
  const freeSpins = { awards: { 3: 2 }, multiplier: 3, spinsMax: 3 };
  const engine = slotEngine(smallSlot({ ...ONE_ROW, freeSpins }));
  const round = engine.play({}, scripted([4, 4, 4, 4, 4, 4, 1, 1, 1, 0, 1, 2]));
  expect(typesOf(round.events)).toBe(
    'spin win free-spins free-spin win free-spins free-spin win free-spin free-spins-end total',
  );
  expect(round.events.filter(({ type }) => type === 'free-spins')).toEqual([
    { type: 'free-spins', cells: [0, 1, 2], count: 2, left: 2, multiplier: 3 },
    { type: 'free-spins', cells: [0, 1, 2], count: 1, left: 2, multiplier: 3 },
  ]);
  // 30 for the scatters; then three times 30 and three times 5.
  expect(round.events.at(-2)).toEqual({ type: 'free-spins-end', pays: 105 });
  expect(round.payout).toBe(13_500_000n);
});

test('free spins turn strips of their own where a game has them', () => {
  const freeSpins = { awards: { 3: 1 }, multiplier: 1, spinsMax: 1, strips: ['K', 'K', 'K'] };
  const engine = slotEngine(smallSlot({ ...ONE_ROW, freeSpins }));
  const { payout } = engine.play({}, scripted([4, 4, 4, 0, 0, 0]));
  expect(payout).toBe(3_500_000n);
});

test('a cascade pays again with the next multiplier until nothing wins', () => {
  const engine = slotEngine(
    smallSlot({
      rows: 2,
      strips: ['AAKKQ', 'AAKKJ'],
      wins: { by: 'clusters' },
      cascade: { multipliers: [1, 2] },
    }),
  );
  // Four kings fall; the four that come turn on from above them: two aces on each reel.
  const round = engine.play({}, scripted([2, 2]));
  expect(typesOf(round.events)).toBe('spin win cascade win cascade total');
  expect(round.events[2]).toEqual({ type: 'cascade', removed: [0, 1, 2, 3], grid: [2, 2, 2, 2] });
  expect(round.events[3]).toMatchObject({ multiplier: 2, pays: 80 });
  expect(round.payout).toBe(10_000_000n);
});

test('a round ends when it has paid the most it may', () => {
  const engine = slotEngine(
    smallSlot({
      rows: 2,
      strips: ['AA', 'AA'],
      wins: { by: 'clusters' },
      cascade: { multipliers: [1, 2] },
      maxWin: 25,
    }),
  );
  // These strips would fall for ever: 40 coins, then 80 and 80; 250 is the most.
  const round = engine.play({}, scripted([0, 0]));
  expect(round.events.at(-1)).toEqual({ type: 'total', pays: 250 });
  expect(round.payout).toBe(25_000_000n);
});

const HOLD = {
  coinsMin: 2,
  respins: 2,
  oneIn: 3,
  values: [
    { pays: 10, weight: 3 },
    { pays: 100, weight: 1, prize: 'mini' },
  ],
  full: 500,
} as const;

const COINS = { rows: 1, strips: ['CK', 'CQ', 'CJ'], hold: HOLD };

test('too few coins are shown and pay nothing', () => {
  const round = slotEngine(smallSlot(COINS)).play({}, scripted([0, 1, 1, 3]));
  expect(round.events.slice(1)).toEqual([
    { type: 'coins', coins: [{ cell: 0, value: 1, pays: 100 }] },
    { type: 'total', pays: 0 },
  ]);
});

test('enough coins are held, and a new one gives back the spins', () => {
  // Two coins of 10; nothing; a third of 100 fills the grid.
  const round = slotEngine(smallSlot(COINS)).play({}, scripted([0, 0, 1, 0, 2, 1, 0, 3]));
  expect(round.events.slice(2)).toEqual([
    { type: 'hold', left: 2 },
    { type: 'respin', coins: [], left: 1 },
    { type: 'respin', coins: [{ cell: 2, value: 1, pays: 100 }], left: 2 },
    { type: 'full', pays: 500 },
    { type: 'hold-end', pays: 620 },
    { type: 'total', pays: 620 },
  ]);
  expect(round.payout).toBe(62_000_000n);
});

test('a hold ends when its spins are used up, and pays its coins', () => {
  const round = slotEngine(smallSlot(COINS)).play({}, scripted([0, 0, 1, 0, 0, 1, 1]));
  expect(typesOf(round.events)).toBe('spin coins hold respin respin hold-end total');
  expect(round.payout).toBe(2_000_000n);
});
