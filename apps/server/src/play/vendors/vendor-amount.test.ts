import { minor } from '@baize/std/money';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { type Allowed, ownScale, readAmount, type Scale, writeAmount } from './vendor-amount.ts';

const BAHT: Scale = { currency: 'THB', decimals: 2, worth: 100n, per: 1n };
const VND2: Scale = { currency: 'VND', decimals: 4, worth: 1_000n, per: 1n };
const FINE: Scale = { currency: 'THB', decimals: 0, worth: 1n, per: 1_000n };

test.each<[unknown, Scale, bigint]>([
  ['12.34', BAHT, 1_234n],
  [12.34, BAHT, 1_234n],
  ['12.300', BAHT, 1_230n],
  ['1', VND2, 1_000n],
  ['0.001', VND2, 1n],
  [1_234_000, FINE, 1_234n],
  ['1234', ownScale('THB'), 1_234n],
])('reads %s as it is meant', (raw, scale, units) => {
  expect(readAmount({ raw, scale }, 'positive')).toBe(units);
});

test.each<[unknown, Scale, Allowed, string]>([
  [-5, BAHT, 'zero-too', 'negative'],
  ['-5', BAHT, 'positive', 'negative'],
  ['abc', BAHT, 'positive', 'not-a-number'],
  [null, BAHT, 'positive', 'not-a-number'],
  [undefined, BAHT, 'positive', 'not-a-number'],
  [Number.NaN, BAHT, 'positive', 'not-a-number'],
  [Number.POSITIVE_INFINITY, BAHT, 'positive', 'not-a-number'],
  ['1e5', BAHT, 'positive', 'not-a-number'],
  ['', BAHT, 'positive', 'not-a-number'],
  ['0x10', BAHT, 'positive', 'not-a-number'],
  [[5], BAHT, 'positive', 'not-a-number'],
  [{}, BAHT, 'positive', 'not-a-number'],
  [0.001, BAHT, 'zero-too', 'too-precise'],
  ['0.001', BAHT, 'positive', 'too-precise'],
  ['0.0001', VND2, 'zero-too', 'too-precise'],
  [1_234_567, FINE, 'positive', 'too-precise'],
  ['0', BAHT, 'positive', 'zero'],
  ['0.00', BAHT, 'positive', 'zero'],
  ['1000000000000000000', BAHT, 'positive', 'too-large'],
])('MONEY-08 an amount of %s is refused', (raw, scale, allowed, problem) => {
  expect(readAmount({ raw, scale }, allowed)).toBe(problem);
});

test.each<[bigint, Scale, string]>([
  [1_234n, BAHT, '12.34'],
  [-5n, BAHT, '-0.05'],
  [0n, BAHT, '0.00'],
  [1_500n, VND2, '1.5000'],
  [1n, VND2, '0.0010'],
  [1_234n, FINE, '1234000'],
])('writes %s minor units as %s does', (amount, scale, text) => {
  expect(writeAmount(minor(amount), scale)).toBe(text);
});

test.each([BAHT, VND2, FINE, ownScale('THB')])(
  'what is written in scale %# is read back',
  (scale) => {
    fc.assert(
      fc.property(fc.bigInt(1n, 10n ** 15n), (units) => {
        expect(readAmount({ raw: writeAmount(minor(units), scale), scale }, 'positive')).toBe(
          units,
        );
      }),
    );
  },
);
