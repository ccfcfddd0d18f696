import { expect, test } from 'vitest';
import { scripted, seeded } from '../../core/rng.ts';
import { edgePercent, sheetOf, tally } from '../../tables/count-bets.ts';
import { everyDraw } from '../../tables/every-way.ts';
import { game, hooHeyHow } from './engine.ts';
import parSheet from './par-sheet.json' with { type: 'json' };

const throws = [...everyDraw(game.draw)];

test('the par sheet is the count of all 216 throws', () => {
  expect(sheetOf(game, () => throws)).toEqual(parSheet);
});

test.each([
  ['picture:fish', '7.870370'],
  ['picture:crab', '7.870370'],
  ['any-triple', '13.888889'],
  ['all-one-colour', '11.111111'],
  ['two:red', '11.111111'],
  ['two:green', '11.111111'],
  ['two:blue', '11.111111'],
  ['one:red', '11.111111'],
  ['one:green', '11.111111'],
  ['one:blue', '11.111111'],
])('GAME-29 the edge of %s is %s %%', (bet, edge) => {
  const found = game.bets.get(bet);
  expect(found && edgePercent(tally(found, throws), 6)).toBe(edge);
});

test('a picture is shown three times, twice, once and never in 1, 15, 75 and 125 throws', () => {
  const counts = [0, 1, 2, 3].map(
    (count) =>
      throws.filter(({ value }) => value.filter((face) => face === 'gourd').length === count)
        .length,
  );
  expect(counts).toEqual([125, 75, 15, 1]);
});

test('a round tells the pictures and what each chip returned', () => {
  const chips = [
    { bet: 'picture:prawn', units: 3 },
    { bet: 'two:green', units: 1 },
    { bet: 'any-triple', units: 1 },
  ];
  expect(hooHeyHow.play({ chips }, scripted([1, 0, 1]))).toEqual({
    events: [
      { type: 'dice', faces: ['prawn', 'fish', 'prawn'] },
      {
        type: 'paid',
        bets: [
          { bet: 'picture:prawn', units: 3, pays: '3000000' },
          { bet: 'two:green', units: 1, pays: '4000000' },
          { bet: 'any-triple', units: 1, pays: '0' },
        ],
      },
    ],
    payout: 13_000_000n,
  });
});

test('chance comes only from the stream: one seed, one round', () => {
  const choice = { chips: [{ bet: 'picture:crab', units: 1 }] };
  expect(hooHeyHow.play(choice, seeded(7))).toEqual(hooHeyHow.play(choice, seeded(7)));
});
