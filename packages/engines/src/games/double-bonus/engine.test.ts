import { expect, test } from 'vitest';
import { parSheetOf } from '../../arcade/count.ts';
import { countPoker } from '../../poker/count-poker.ts';
import { definition } from './definition.ts';
import parSheet from './par-sheet.json' with { type: 'json' };

test('GAME-28 the par sheet is the count of all deals, played as well as can be', () => {
  expect(parSheetOf(countPoker(definition).count)).toEqual(parSheet);
});

/** A full house pays one more in the game whose table is public, to the last of 19,933,230,517,200. */
const published = countPoker({ ...definition, pays: { ...definition.pays, 'full-house': 10 } });

test.each([
  ['royal-flush', 414_860_472n],
  ['straight-flush', 2_254_539_360n],
  ['four-aces', 3_962_537_892n],
  ['four-twos-to-fours', 10_446_264_684n],
  ['four-of-a-kind', 32_045_992_176n],
  ['full-house', 223_050_658_608n],
  ['flush', 298_068_519_408n],
  ['straight', 299_385_345_432n],
  ['three-of-a-kind', 1_439_168_246_364n],
  ['two-pairs', 2_484_844_034_580n],
  ['high-pair', 3_834_735_881_328n],
  [null, 11_304_853_636_896n],
] as const)(
  'GAME-28 with the public pays a round ends with %s as often as is published: %i',
  (hand, times) => {
    expect(published.hands.get(hand)).toBe(times);
  },
);
