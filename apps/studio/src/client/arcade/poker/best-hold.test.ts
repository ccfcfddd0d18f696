import { definition } from '@baize/engines/games/jacks-or-better/definition';
import { type Card, cardOf } from '@baize/engines/tables/cards';
import { expect, test } from 'vitest';
import { type Weighed, weighHolds } from './best-hold.ts';

const bestOf = (cards: readonly Card[]): Weighed | undefined =>
  [...weighHolds(definition, cards)].at(-1);

test('a royal flush is held whole', () => {
  const cards = [1, 10, 11, 12, 13].map((rank) => cardOf(rank, 'heart'));
  expect(bestOf(cards)).toEqual({ hold: [true, true, true, true, true], worth: 800 });
});

test('four to a royal flush are worth more than the flush they are part of', () => {
  const cards = [cardOf(1), cardOf(10), cardOf(11), cardOf(12), cardOf(4)];
  const best = bestOf(cards);
  expect(best?.hold).toEqual([true, true, true, true, false]);
  // Of 47 cards one makes the royal flush, 7 a flush, 3 a straight and 9 a pair that pays.
  expect(best?.worth).toBe((800 + 7 * 6 + 3 * 4 + 9) / 47);
});

test('a low pair is held before an ace: 0.8237 is what it is worth', () => {
  const cards = [
    cardOf(6, 'heart'),
    cardOf(6, 'spade'),
    cardOf(1, 'club'),
    cardOf(3, 'diamond'),
    cardOf(9, 'heart'),
  ];
  const best = bestOf(cards);
  expect(best?.hold).toEqual([true, true, false, false, false]);
  expect(best?.worth).toBeCloseTo(0.823_682, 5);
});
