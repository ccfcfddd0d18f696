import { expect, test } from 'vitest';
import { scripted, seeded } from '../../core/rng.ts';
import { edgePercent, sheetOf, tally } from '../../tables/count-bets.ts';
import { everyDraw } from '../../tables/every-way.ts';
import { betsOf, numbersOf } from './bets.ts';
import { definition } from './definition.ts';
import { game, roulette } from './engine.ts';
import parSheet from './par-sheet.json' with { type: 'json' };

const numbers = [...everyDraw(game.draw)];
const withoutPartage = betsOf({ ...definition, partage: false });

test('the par sheet is the count of all numbers', () => {
  expect(sheetOf(game, () => numbers)).toEqual(parSheet);
});

test('GAME-29 every bet of roulette has an edge of 1/37, and 1/74 where half comes back', () => {
  for (const [name, bet] of withoutPartage) {
    expect([name, edgePercent(tally(bet, numbers), 6)]).toEqual([name, '2.702703']);
  }
  for (const [name, bet] of game.bets) {
    const edge = bet.kind === 'even' ? '1.351351' : '2.702703';
    expect([name, edgePercent(tally(bet, numbers), 6)]).toEqual([name, edge]);
  }
});

test.each([
  ['straight', 37],
  ['split', 60],
  ['street', 14],
  ['corner', 23],
  ['line', 11],
  ['dozen', 3],
  ['column', 3],
  ['even', 6],
])('there are as many bets of the kind %s as on the cloth: %d', (kind, count) => {
  expect([...game.bets.values()].filter((bet) => bet.kind === kind)).toHaveLength(count);
});

test.each([
  ['split:17-20', [17, 20]],
  ['split:35-36', [35, 36]],
  ['street:16', [16, 17, 18]],
  ['corner:17', [17, 18, 20, 21]],
  ['corner:32', [32, 33, 35, 36]],
  ['line:13', [13, 14, 15, 16, 17, 18]],
  ['dozen:2', [13, 14, 15, 16, 17, 18, 19, 20, 21, 22, 23, 24]],
  ['column:3', [3, 6, 9, 12, 15, 18, 21, 24, 27, 30, 33, 36]],
])('%s covers %j', (bet, covered) => {
  expect(numbersOf(definition).get(bet)).toEqual(covered);
});

test.each([
  'split:3-4',
  'split:36-39',
  'corner:3',
  'corner:34',
  'line:34',
  'straight:37',
  'split:20-17',
])('%s is no bet', (bet) => {
  expect(roulette.readChoice({ chips: [{ bet, units: 1 }] })).toBeNull();
});

test('a round tells the number and what each chip returned', () => {
  const chips = [
    { bet: 'straight:17', units: 2 },
    { bet: 'red', units: 5 },
    { bet: 'odd', units: 1 },
  ];
  expect(roulette.stakesOf?.({ chips })).toBe(8);
  expect(roulette.play({ chips }, scripted([17]))).toEqual({
    events: [
      { type: 'spin', number: 17 },
      {
        type: 'paid',
        bets: [
          { bet: 'straight:17', units: 2, pays: '36000000' },
          { bet: 'red', units: 5, pays: '0' },
          { bet: 'odd', units: 1, pays: '2000000' },
        ],
      },
    ],
    payout: 74_000_000n,
  });
  expect(roulette.play({ chips }, scripted([0])).payout).toBe(3_000_000n);
});

test('the wheel has every number once', () => {
  expect([...definition.wheel].sort((a, b) => a - b)).toEqual(numbers.map(({ value }) => value));
});

test('chance comes only from the stream: one seed, one round', () => {
  const choice = { chips: [{ bet: 'red', units: 1 }] };
  expect(roulette.play(choice, seeded(7))).toEqual(roulette.play(choice, seeded(7)));
});
