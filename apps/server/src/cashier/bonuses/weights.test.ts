import { minor } from '@baize/std/money';
import { expect, test } from 'vitest';
import { contributionOf, weightOf, weightsOf } from './weights.ts';

const WEIGHTS = {
  games: { 'acme:koi': 250_000 },
  categories: { RNG: 1_000_000, VP: 50_000, LIVE: 100_000 },
  default: 10_000,
};
const bet = (category: 'RNG' | 'VP' | 'TG' | 'LIVE' | 'FISH', game = 'other') => ({
  vendor: 'acme',
  game,
  category,
});

test.each([
  ['its own', WEIGHTS, bet('RNG', 'koi'), 250_000],
  ['its category’s', WEIGHTS, bet('VP'), 50_000],
  ['that of its kind: a table is listed with the slots', WEIGHTS, bet('TG'), 1_000_000],
  ['the default', WEIGHTS, bet('FISH'), 10_000],
  ['none without any', { ...WEIGHTS, default: null }, bet('FISH'), 0],
  ['whole where no games are named', weightsOf({ games: null }), bet('LIVE'), 1_000_000],
  ['none of a kind that is not named', weightsOf({ games: ['RNG'] }), bet('LIVE'), 0],
])('REW-03 the weight of a game is %s', (_, weights, game, ppm) => {
  expect(weightOf(weights, game)).toBe(ppm);
});

test.each([
  ['weighed and rounded down', 665n, 100_000, 30_000n, 66n],
  ['never more than is missing', 6_000n, 1_000_000, 2_000n, 2_000n],
  ['nothing once it is met', 6_000n, 1_000_000, 0n, 0n],
])('REW-03 a contribution is %s', (_, valid, weightPpm, missing, applied) => {
  const facts = { valid: minor(valid), weightPpm, missing: minor(missing) };
  expect(contributionOf(facts)).toBe(applied);
});
