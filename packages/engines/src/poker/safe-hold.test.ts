import { expect, test } from 'vitest';
import { drawSome } from '../arcade/draw-some.ts';
import { seeded } from '../core/rng.ts';
import { definition as doubles } from '../games/double-bonus/definition.ts';
import { definition as jacks } from '../games/jacks-or-better/definition.ts';
import { definition as joker } from '../games/joker-kings/definition.ts';
import { definition as deuces } from '../games/wild-deuces/definition.ts';
import { JOKER } from '../tables/cards.ts';
import { deckOf } from './definition.ts';
import { handOf } from './hand-of.ts';
import { safeHold } from './safe-hold.ts';
import { payoutOf, settle } from './video-poker.ts';

/** In spades, hearts, diamonds and clubs an ace is 0, 13, 26 and 39. */
test.each([
  { cards: [9, 10, 11, 12, 0], keeps: '11111', what: 'a royal flush' },
  { cards: [6, 19, 32, 12, 25], keeps: '11111', what: 'a full house' },
  { cards: [6, 19, 32, 12, 24], keeps: '11100', what: 'three of a kind' },
  { cards: [6, 19, 31, 12, 25], keeps: '11011', what: 'two pairs' },
  { cards: [12, 25, 1, 3, 5], keeps: '11000', what: 'a pair of kings' },
  { cards: [6, 19, 12, 3, 1], keeps: '11000', what: 'a low pair beside a king' },
  { cards: [0, 23, 33, 47, 2], keeps: '11000', what: 'an ace and a jack' },
  { cards: [1, 16, 32, 47, 4], keeps: '00000', what: 'nothing' },
])('of $what it keeps $keeps', ({ cards, keeps }) => {
  const hold = safeHold(jacks, cards);
  expect(hold.map(Number).join('')).toBe(keeps);
});

test.each([
  { cards: [1, 14, 7, 34, 51], keeps: '11000', what: 'two deuces' },
  { cards: [1, 19, 32, 10, 51], keeps: '11100', what: 'a deuce and a pair' },
  { cards: [1, 16, 32, 47, 51], keeps: '10000', what: 'a deuce alone' },
])('with wild deuces, of $what it keeps $keeps', ({ cards, keeps }) => {
  const hold = safeHold(deuces, cards);
  expect(hold.map(Number).join('')).toBe(keeps);
});

test.each([
  { cards: [JOKER, 12, 32, 47, 4], keeps: '11000', what: 'the joker and a king' },
  { cards: [JOKER, 11, 32, 47, 4], keeps: '10000', what: 'the joker alone' },
  { cards: [JOKER, 11, 24, 47, 4], keeps: '11100', what: 'the joker and a pair' },
])('with a joker, of $what it keeps $keeps', ({ cards, keeps }) => {
  const hold = safeHold(joker, cards);
  expect(hold.map(Number).join('')).toBe(keeps);
});

test('a hand that pays is never worth less after the draw', () => {
  const rng = seeded(11);
  for (const game of [jacks, deuces, doubles, joker]) {
    for (let round = 0; round < 4_000; round++) {
      const deck = drawSome(rng, deckOf(game), 10);
      const before = payoutOf(game, handOf(game, deck.slice(0, 5)));
      if (before === 0n) continue;
      const hold = safeHold(game, deck.slice(0, 5));
      const { payout } = settle(game, deck, [{ type: 'draw', hold }]);
      if (payout < before) expect.fail(`${game.key} ${deck.join()} fell to ${payout}`);
    }
  }
});
