import { expect, test } from 'vitest';
import { isCardProven, isDeckProven, openCards, shuffleDeck } from './deck.ts';

const houseSeed = 'ab'.repeat(32);
const playerSeeds = [
  { place: 1, seed: 'mine' },
  { place: 4, seed: 'yours' },
];
const deck = shuffleDeck({ houseSeed, playerSeeds, hand: 12 });

test('ROOM-11 a deck has every card once, and each seed and the number of the hand change it', () => {
  expect(new Set(deck.order).size).toBe(52);
  const others = [
    shuffleDeck({ houseSeed: 'cd'.repeat(32), playerSeeds, hand: 12 }),
    shuffleDeck({
      houseSeed,
      playerSeeds: [{ place: 1, seed: 'other' }, ...playerSeeds.slice(1)],
      hand: 12,
    }),
    shuffleDeck({
      houseSeed,
      playerSeeds: [...playerSeeds.slice(0, 1), { place: 4, seed: 'other' }],
      hand: 12,
    }),
    shuffleDeck({ houseSeed, playerSeeds, hand: 13 }),
  ];
  const orders = [deck, ...others].map(({ order }) => order.join());
  expect(new Set(orders).size).toBe(orders.length);
});

test('ROOM-11 an opened card is proven under the root, and no other card or place is', () => {
  const [opened] = openCards(deck, [7]);
  expect(opened).toMatchObject({ place: 7, card: deck.order[7] });
  if (!opened) return;
  expect(isCardProven(opened, deck.root)).toBe(true);
  expect(isCardProven({ ...opened, card: (opened.card + 1) % 52 }, deck.root)).toBe(false);
  expect(isCardProven({ ...opened, place: 8 }, deck.root)).toBe(false);
});

test('ROOM-11 with all that is published no mucked card can be found by trying', () => {
  const opened = openCards(deck, [0, 1, 2, 3, 5, 6, 7, 8]);
  const published = JSON.stringify({
    opened,
    root: deck.root,
    commitment: deck.commitment,
    playerSeeds,
  });
  expect(published).not.toContain(houseSeed);
  // Every card at the hidden place, with every salt that was shown and with none.
  const salts = [...opened.map(({ salt }) => salt), '', deck.root, deck.commitment];
  const path = openCards(deck, [4])[0]?.path ?? [];
  const found = Array.from({ length: 52 }, (_, card) =>
    salts.filter((salt) => isCardProven({ place: 4, card, salt, path }, deck.root)),
  );
  expect(found.flat()).toEqual([]);
});

test('ROOM-11 the auditor, who has the seed of the house, makes the same deck again', () => {
  const { root, commitment } = deck;
  expect(isDeckProven({ houseSeed, playerSeeds, hand: 12 }, root, commitment)).toBe(true);
  expect(isDeckProven({ houseSeed, playerSeeds: [], hand: 12 }, root, commitment)).toBe(false);
});
