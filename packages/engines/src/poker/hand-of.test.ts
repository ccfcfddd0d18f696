import { expect, test } from 'vitest';
import { definition as bonus } from '../games/bonus-poker/definition.ts';
import { definition as jacks } from '../games/jacks-or-better/definition.ts';
import { definition as joker } from '../games/joker-kings/definition.ts';
import { definition as deuces } from '../games/wild-deuces/definition.ts';
import { cardOf, JOKER, type Suit } from '../tables/cards.ts';
import { cardsAt, classesOf } from './classes.ts';
import { handOf } from './hand-of.ts';

const SUITS: Readonly<Record<string, Suit>> = { s: 'spade', h: 'heart', d: 'diamond', c: 'club' };
const RANKS = ' A23456789TJQK';

/** Cards as they are written: 'Ts' is the ten of spades, '**' the joker. */
const cardsOf = (text: string) =>
  text
    .split(' ')
    .map(([rank = '', suit = '']) =>
      rank === '*' ? JOKER : cardOf(RANKS.indexOf(rank), SUITS[suit]),
    );

test.each([
  ['Ts Js Qs Ks As', 'royal-flush'],
  ['9s Ts Js Qs Ks', 'straight-flush'],
  ['As 2s 3s 4s 5s', 'straight-flush'],
  ['7s 7h 7d 7c Ks', 'four-of-a-kind'],
  ['7s 7h 7d Kc Ks', 'full-house'],
  ['2s 5s 7s Js Ks', 'flush'],
  ['Ah 2s 3s 4s 5s', 'straight'],
  ['Th Js Qs Ks As', 'straight'],
  ['7s 7h 7d Qc Ks', 'three-of-a-kind'],
  ['7s 7h Qd Qc Ks', 'two-pairs'],
  ['As Ah 7d Qc Ks', 'high-pair'],
  ['Js Jh 7d Qc Ks', 'high-pair'],
  ['Ts Th 7d Qc Ks', null],
  ['Qh Ks As 2s 3s', null],
  ['2s 4h 7d 9c Ks', null],
])('without wild cards %s is %s', (text, hand) => {
  expect(handOf(jacks, cardsOf(text))).toBe(hand);
});

test.each([
  ['Ts Js Qs Ks As', 'royal-flush'],
  ['2h 2d 2c 2s Ks', 'four-deuces'],
  ['2h Js Qs Ks As', 'wild-royal-flush'],
  ['2h 2d 2c As Ks', 'wild-royal-flush'],
  ['2h 2d 2c Ks Kh', 'five-of-a-kind'],
  ['2h 7s 7h 7d 7c', 'five-of-a-kind'],
  ['2h 3s 4s 5s As', 'straight-flush'],
  ['2h 2d 2c 9s Ks', 'straight-flush'],
  ['2h 2d 2c 8s Ks', 'four-of-a-kind'],
  ['2h 7s 7h 7d Kc', 'four-of-a-kind'],
  ['2h 2d 7s 7h Ks', 'four-of-a-kind'],
  ['2h 7s 7h Ks Kd', 'full-house'],
  ['2h 4s 7s 9s Ks', 'flush'],
  ['2h 4s 5d 6s 8s', 'straight'],
  ['2h 2d Ts Kd As', 'straight'],
  ['2h 2d 4s 9d Ks', 'three-of-a-kind'],
  ['2h 7s 7d 9d Ks', 'three-of-a-kind'],
  ['2h 4s 7d 9d Ks', null],
  ['7s 7h Qd Qc Ks', null],
  ['As Ah 7d Qc Ks', null],
])('with wild deuces %s is %s', (text, hand) => {
  expect(handOf(deuces, cardsOf(text))).toBe(hand);
});

test.each([
  ['As Ah Ad Ac 7s', 'four-aces'],
  ['2s 2h 2d 2c As', 'four-twos-to-fours'],
  ['4s 4h 4d 4c As', 'four-twos-to-fours'],
  ['5s 5h 5d 5c As', 'four-of-a-kind'],
  ['Ks Kh Kd Kc As', 'four-of-a-kind'],
])('where fours are paid apart %s is %s', (text, hand) => {
  expect(handOf(bonus, cardsOf(text))).toBe(hand);
  expect(handOf(jacks, cardsOf(text))).toBe('four-of-a-kind');
});

test.each([
  ['Ts Js Qs Ks As', 'royal-flush'],
  ['** 7s 7h 7d 7c', 'five-of-a-kind'],
  ['** As Ah Ad Ac', 'five-of-a-kind'],
  ['Ts Js ** Ks As', 'wild-royal-flush'],
  ['** 9s Ts Js Qs', 'straight-flush'],
  ['** 2s 3s 5s As', 'straight-flush'],
  ['** 7s 7h 7d Kc', 'four-of-a-kind'],
  ['** 7s 7h Kd Kc', 'full-house'],
  ['** 2s 7s 9s Ks', 'flush'],
  ['** 4s 5d 6s 8s', 'straight'],
  ['** 7s 7d 9d Ks', 'three-of-a-kind'],
  ['7s 7h Qd Qc Ks', 'two-pairs'],
  ['** 4s 7d 9d Ks', 'high-pair'],
  ['** 4s 7d 9d As', 'high-pair'],
  ['Ks Kh 7d 9d 2s', 'high-pair'],
  ['** 4s 7d 9d Qs', null],
  ['Qs Qh 7d 9d 2s', null],
])('with a joker %s is %s', (text, hand) => {
  expect(handOf(joker, cardsOf(text))).toBe(hand);
});

/** Published: all hands of five cards, with every pair counted as high. */
test('all 2,598,960 hands fall into the published numbers', () => {
  const game = { ...jacks, highPairFrom: 2 };
  const found: Record<string, number> = {};
  const hands = classesOf(5);
  for (let at = 0; at < hands.count; at++) {
    const hand = handOf(game, cardsAt(hands, at)) ?? 'nothing';
    found[hand] = (found[hand] ?? 0) + (hands.members[at] ?? 0);
  }
  expect(found).toEqual({
    'royal-flush': 4,
    'straight-flush': 36,
    'four-of-a-kind': 624,
    'full-house': 3_744,
    flush: 5_108,
    straight: 10_200,
    'three-of-a-kind': 54_912,
    'two-pairs': 123_552,
    'high-pair': 1_098_240,
    nothing: 1_302_540,
  });
});
