import { expect, test } from 'vitest';
import { scripted, seeded } from '../../core/rng.ts';
import { odds } from '../../tables/chips.ts';
import { edgePercent, sheetOf, tally } from '../../tables/count-bets.ts';
import { everyDraw } from '../../tables/every-way.ts';
import { definition } from './definition.ts';
import { betsOf, game, seDie } from './engine.ts';
import parSheet from './par-sheet.json' with { type: 'json' };

const shakes = [...everyDraw(game.draw)];

test('the par sheet is the count of all sixteen falls', () => {
  expect(sheetOf(game, () => shakes)).toEqual(parSheet);
});

test.each([
  ['odd', {}, '2.000000'],
  ['even', {}, '2.000000'],
  ['four-red', { four: odds(9) }, '37.500000'],
  ['four-red', {}, '6.250000'],
  ['four-white', {}, '6.250000'],
  ['three-red', { three: odds(25, 10) }, '12.500000'],
  ['three-red', {}, '5.000000'],
  ['three-white', {}, '5.000000'],
  ['two-and-two', {}, '6.250000'],
  ['all-same', {}, '6.250000'],
] as const)('GAME-29 the edge of %s at %o is %s %%', (bet, prices, edge) => {
  const found = betsOf({ ...definition.pays, ...prices }).get(bet);
  expect(found && edgePercent(tally(found, shakes), 6)).toBe(edge);
});

test('a round tells the tokens and what each chip returned', () => {
  const chips = [
    { bet: 'odd', units: 1 },
    { bet: 'three-red', units: 2 },
  ];
  expect(seDie.play({ chips }, scripted([0, 0, 1, 0]))).toEqual({
    events: [
      { type: 'tokens', tokens: ['red', 'red', 'white', 'red'] },
      {
        type: 'paid',
        bets: [
          { bet: 'odd', units: 1, pays: '1960000' },
          { bet: 'three-red', units: 2, pays: '3800000' },
        ],
      },
    ],
    payout: 9_560_000n,
  });
});

test('chance comes only from the stream: one seed, one round', () => {
  const choice = { chips: [{ bet: 'odd', units: 1 }] };
  expect(seDie.play(choice, seeded(7))).toEqual(seDie.play(choice, seeded(7)));
});
