import { minor } from '@baize/std/money';
import { expect, test } from 'vitest';
import { endsOf, type LegEndName, type PreviewedSlip, payoutIf } from './preview.ts';

const UNIT = minor(10_000n);
const slip = (system: PreviewedSlip['system'], odds: readonly number[]): PreviewedSlip => ({
  system,
  unit: UNIT,
  legs: odds.map((one) => ({ odds: one })),
  odds: 5_000,
});

test.each<[PreviewedSlip['system'], readonly LegEndName[], bigint]>([
  ['2/3', ['won', 'won', 'won'], 93_000n],
  ['2/3', ['won', 'won', 'void'], 65_000n],
  ['2/3', ['won', 'void', 'lost'], 20_000n],
  ['parlay', ['won', 'won', 'won'], 54_000n],
  ['parlay', ['won', 'half-won', 'won'], 45_000n],
  ['parlay', ['won', 'half-lost', 'won'], 18_000n],
  ['parlay', ['lost', 'won', 'won'], 0n],
  ['builder', ['won', 'won', 'won'], 50_000n],
  ['builder', ['won', 'void', 'won'], 10_000n],
  ['builder', ['lost', 'void', 'won'], 0n],
])('BOOK-10 a %s of 2.000 / 1.500 / 1.800 whose legs end %j would pay %d', (system, ends, pays) => {
  expect(payoutIf(slip(system, [2_000, 1_500, 1_800]), ends)).toBe(pays);
});

test.each([
  [{ hcp: '-0.25' }, true],
  [{ line: '2.75' }, true],
  [{ line: '2.5' }, false],
  [{ hcp: '-1' }, false],
  [{}, false],
])('BOOK-08 of the line %j halves can be won: %s', (specifiers, hasHalves) => {
  const ends = endsOf({ specifiers });
  expect(ends.includes('half-won')).toBe(hasHalves);
  expect(ends.includes('half-lost')).toBe(hasHalves);
  expect(ends).toEqual(expect.arrayContaining(['won', 'void', 'lost']));
});
