import { expect, test } from 'vitest';
import { parSheetOf } from '../../arcade/count.ts';
import { countPoker } from '../../poker/count-poker.ts';
import { definition } from './definition.ts';
import parSheet from './par-sheet.json' with { type: 'json' };

const counted = countPoker(definition);

test('GAME-28 the par sheet is the count of all deals, played as well as can be', () => {
  expect(parSheetOf(counted.count)).toEqual(parSheet);
});

/** The public table of this game, to the last of 19,933,230,517,200. */
test.each([
  ['royal-flush', 495_443_136n],
  ['straight-flush', 2_129_604_264n],
  ['four-aces', 3_903_775_812n],
  ['four-twos-to-fours', 10_509_866_328n],
  ['four-of-a-kind', 32_688_417_336n],
  ['full-house', 229_516_869_924n],
  ['flush', 216_873_645_000n],
  ['straight', 223_676_319_912n],
  ['three-of-a-kind', 1_484_391_167_856n],
  ['two-pairs', 2_577_523_603_752n],
  ['high-pair', 4_290_810_981_444n],
  [null, 10_860_710_822_436n],
] as const)('GAME-28 a round ends with %s as often as is published: %i', (hand, times) => {
  expect(counted.hands.get(hand)).toBe(times);
});
