import { expect, test } from 'vitest';
import { scripted, seeded } from '../../core/rng.ts';
import { freshShoe } from '../../tables/cards.ts';
import { odds } from '../../tables/chips.ts';
import { edgePercent, sheetOf, tally } from '../../tables/count-bets.ts';
import { everyDeal } from '../../tables/every-way.ts';
import { betsOf } from './bets.ts';
import { definition } from './definition.ts';
import { dealCards, dragonTiger, game } from './engine.ts';
import parSheet from './par-sheet.json' with { type: 'json' };

const deals = [...everyDeal(freshShoe(definition.decks).counts, dealCards)];

test('the par sheet is the count of all 416 × 415 deals', () => {
  expect(sheetOf(game, () => deals)).toEqual(parSheet);
});

test.each([
  ['dragon', {}, '3.734940'],
  ['tiger', {}, '3.734940'],
  ['tie', { tie: odds(8) }, '32.771084'],
  ['tie', { tie: odds(9) }, '25.301205'],
  ['tie', { tie: odds(10) }, '17.831325'],
  ['tie', { tie: odds(11) }, '10.361446'],
  ['tie', { tie: odds(12) }, '2.891566'],
  ['suited-tie', {}, '13.975904'],
  ['dragon:big', {}, '7.692308'],
  ['tiger:small', {}, '7.692308'],
  ['dragon:spade', {}, '7.692308'],
  ['tiger:club', {}, '7.692308'],
  ['dragon:odd', {}, '5.769231'],
  ['tiger:even', {}, '5.384615'],
] as const)('GAME-29 the edge of %s at %o is %s %%', (bet, prices, edge) => {
  const found = betsOf({ ...definition.pays, ...prices }).get(bet);
  expect(found && edgePercent(tally(found, deals), 6)).toBe(edge);
});

test.each([
  ['dragon', 39_936],
  ['tie', 6_448],
  ['suited-tie', 1_456],
])('of the 86,320 hands without order, %s wins %d', (bet, hands) => {
  const pays = game.bets.get(bet)?.pays;
  const won = deals.filter(({ value }) => (pays?.(value) ?? 0n) > 1_000_000n);
  expect(won.reduce((total, { weight }) => total + weight, 0)).toBe(2 * hands);
});

test('a round tells both cards and what each chip returned', () => {
  const chips = [
    { bet: 'dragon', units: 2 },
    { bet: 'tie', units: 1 },
    { bet: 'suited-tie', units: 1 },
  ];
  // A fresh shoe begins with eight aces of spades; with one gone, place 96 is the king of spades.
  expect(dragonTiger.play({ chips }, scripted([0, 6]))).toEqual({
    events: [
      { type: 'deal', to: 'dragon', card: 0 },
      { type: 'deal', to: 'tiger', card: 0 },
      {
        type: 'paid',
        bets: [
          { bet: 'dragon', units: 2, pays: '500000' },
          { bet: 'tie', units: 1, pays: '12000000' },
          { bet: 'suited-tie', units: 1, pays: '51000000' },
        ],
      },
    ],
    payout: 64_000_000n,
  });
  expect(dragonTiger.play({ chips }, scripted([0, 96])).payout).toBe(0n);
});

test('chance comes only from the stream: one seed, one round', () => {
  const choice = { chips: [{ bet: 'tiger', units: 1 }] };
  expect(dragonTiger.play(choice, seeded(7))).toEqual(dragonTiger.play(choice, seeded(7)));
});
