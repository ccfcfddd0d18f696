import { expect, test } from 'vitest';
import { parSheetOf } from '../../arcade/count.ts';
import { seeded } from '../../core/rng.ts';
import { countPoker } from '../../poker/count-poker.ts';
import { definition } from './definition.ts';
import { jacksOrBetter } from './engine.ts';
import parSheet from './par-sheet.json' with { type: 'json' };

const counted = countPoker(definition);

test('GAME-28 the par sheet is the count of all deals, played as well as can be', () => {
  expect(parSheetOf(counted.count)).toEqual(parSheet);
});

/** The public table of this game, to the last of 19,933,230,517,200. */
test.each([
  ['royal-flush', 493_512_264n],
  ['straight-flush', 2_178_883_296n],
  ['four-of-a-kind', 47_093_167_764n],
  ['full-house', 229_475_482_596n],
  ['flush', 219_554_786_160n],
  ['straight', 223_837_565_784n],
  ['three-of-a-kind', 1_484_003_070_324n],
  ['two-pairs', 2_576_946_164_148n],
  ['high-pair', 4_277_372_890_968n],
  [null, 10_872_274_993_896n],
] as const)('GAME-28 a round ends with %s as often as is published: %i', (hand, times) => {
  expect(counted.hands.get(hand)).toBe(times);
});

test('chance comes only from the stream: one seed, one deal and one draw', () => {
  const hold = [true, false, true, false, true];
  const round = jacksOrBetter.play({}, seeded(7), [{ type: 'draw', hold }]);
  expect(jacksOrBetter.play({}, seeded(7), [{ type: 'draw', hold }])).toEqual(round);
  expect(jacksOrBetter.play({}, seeded(7)).events).toEqual(round.events.slice(0, 1));
});
