import { minor } from '@baize/std/money';
import { expect, test } from 'vitest';
import {
  handOf,
  isSameHand,
  marginOf,
  moveOutcome,
  NO_HAND,
  oddsText,
  oddsUnder,
} from './prices.ts';

const none = minor(0n);
const outcomeOf = (outcome: string, fedOdds: number) => ({
  outcome,
  odds: fedOdds,
  fedOdds,
  handPpm: 0,
  stake: none,
  result: none,
});

test('a hand moves the price of the feed as the book does, and its margin is the one the book tells', () => {
  const outcomes = [outcomeOf('home', 2_000), outcomeOf('draw', 3_000), outcomeOf('away', 4_000)];
  const oddsOf = (hand: typeof NO_HAND) => outcomes.map((outcome) => oddsUnder(hand, outcome));
  expect(marginOf(oddsOf(NO_HAND))).toBe(83_333);
  const lowered = { marginPpm: 0, oddsPpm: { home: -50_000 } };
  expect(oddsOf(lowered)).toEqual([1_900, 3_000, 4_000]);
  expect(marginOf(oddsOf(lowered))).toBe(109_649);
  expect(oddsOf({ marginPpm: 100_000, oddsPpm: {} })).toEqual([1_800, 2_700, 3_600]);
  // It never falls to what is not sold.
  expect(oddsUnder(lowered, outcomeOf('home', 1_020))).toBe(1_010);
});

test('a hand reaches no further than a tenth, and one that is back where it was is the same', () => {
  let hand = NO_HAND;
  for (let count = 0; count < 12; count++) hand = moveOutcome(hand, 'home', -1);
  expect(hand.oddsPpm).toEqual({ home: -100_000 });
  const back = moveOutcome(moveOutcome(NO_HAND, 'home', 1), 'home', -1);
  expect(isSameHand(back, NO_HAND)).toBe(true);
  expect(isSameHand(hand, NO_HAND)).toBe(false);
  const market = { handPpm: 5_000, outcomes: [outcomeOf('home', 2_000)] };
  expect(handOf(market as never)).toEqual({ marginPpm: 5_000, oddsPpm: { home: 0 } });
});

test.each([
  [1_950, '1.95'],
  [1_953, '1.953'],
  [11_000, '11.00'],
])('the price %i is written %s', (odds, text) => expect(oddsText(odds)).toBe(text));
