import { expect, test } from 'vitest';
import { scripted, seeded } from '../core/rng.ts';
import { CARDS, cardOf, drawFrom, freshShoe, rankOf, suitOf } from './cards.ts';

test('a card is its rank and its suit, and they are the card', () => {
  for (let card = 0; card < CARDS; card++) {
    expect(cardOf(rankOf(card), suitOf(card))).toBe(card);
  }
  expect([rankOf(0), suitOf(0), rankOf(51), suitOf(51)]).toEqual([1, 'spade', 13, 'club']);
});

test('a shoe gives each of its cards once, and then none', () => {
  const shoe = freshShoe(2);
  const rng = seeded(5);
  const drawn = Array.from({ length: 2 * CARDS }, () => drawFrom(shoe, rng));
  for (let card = 0; card < CARDS; card++) {
    expect(drawn.filter((one) => one === card)).toHaveLength(2);
  }
  expect(() => drawFrom(shoe, rng)).toThrow(/bound/);
});

test('every place of the shoe is a card of it', () => {
  for (let place = 0; place < 8 * CARDS; place++) {
    expect(drawFrom(freshShoe(8), scripted([place]))).toBe(Math.floor(place / 8));
  }
});
