import { expect, test } from 'vitest';
import type { ParSheet } from '../../core/par-sheet.ts';
import { decimal } from '../../tables/exact.ts';
import { houseEdge, RULES, valuesAgainst } from './best-play.ts';
import { type Sum, sumOf } from './chances.ts';
import { DEALER_CARDS, HARD, PAIRS, SOFT } from './chart.ts';
import parSheet from './par-sheet.json' with { type: 'json' };
import { spreadOfRounds } from './spread.ts';

const text = (number: number, digits: number) =>
  decimal(BigInt(Math.round(number * 1e14)), 10n ** 14n, digits);

test.each([
  ['our rules', '0.51173364', {}],
  ['a dealer who hits soft 17', '0.73109577', { hitsSoft17: true }],
  ['no double after a split', '0.65253825', { doublesAfterSplit: false }],
  ['one split only', '0.57038801', { handsMax: 2 }],
  ['one split and surrender', '0.48487754', { handsMax: 2, surrenders: true }],
  ['surrender', '0.42622316', { surrenders: true }],
  ['blackjack at six to five', '1.86462744', { blackjack: 1.2 }],
  ['a dealer without a hole card', '0.62526404', { peeks: false }],
  ['no hole card and one split', '0.68176094', { peeks: false, handsMax: 2 }],
])('GAME-29 the edge of blackjack with %s is %s %%', (_, edge, rules) => {
  expect(text(100 * houseEdge({ ...RULES, ...rules }), 8)).toBe(edge);
});

test('a pair of eights against a ten is best split, at the loss that is printed', () => {
  expect(text(valuesAgainst(10, RULES).split(8), 4)).toBe('-0.4807');
});

const against = DEALER_CARDS.map((up) => valuesAgainst(up, RULES));

const rowOf = (cards: Sum, pairOf?: number) =>
  against
    .map(({ stand, hit, double, split }) => {
      const values = { S: stand(cards), H: hit(cards), D: double(cards) };
      const splitting = pairOf === undefined ? -2 : split(pairOf);
      const best = Math.max(values.S, values.H, values.D, splitting);
      if (best === splitting) return 'P';
      if (best === values.D) return values.H > values.S ? 'D' : 'd';
      return best === values.H ? 'H' : 'S';
    })
    .join('');

test('the chart is the best play there is', () => {
  for (const [points, row] of Object.entries(HARD)) {
    expect(rowOf({ sum: Number(points), hasAce: false })).toBe(row);
  }
  for (const [points, row] of Object.entries(SOFT)) {
    expect(rowOf({ sum: Number(points) - 10, hasAce: true })).toBe(row);
  }
  for (const [value, row] of Object.entries(PAIRS)) {
    expect(rowOf(sumOf(Number(value), Number(value)), Number(value))).toBe(row);
  }
});

test('the par sheet is what the chart wins against every card, computed a second way', () => {
  const { mean, square, none } = spreadOfRounds();
  expect(mean).toBeCloseTo(-houseEdge(RULES), 14);
  const sheet: ParSheet = {
    how: 'counted',
    // Both hands of two cards, by rank.
    rounds: `${13 ** 4}`,
    return: text(1 + mean, 10),
    // The side bet on a pair returns the least.
    between: [text(1 - 3 / 52, 10), text(1 + mean, 10)],
    hitRate: text(1 - none, 10),
    deviation: text(Math.sqrt(square - mean * mean), 10),
    // Four hands, each doubled and won, and both side bets at their best.
    maxWin: `${2 * 2 * RULES.handsMax + 26 + 101}`,
  };
  expect(sheet).toEqual(parSheet);
});
