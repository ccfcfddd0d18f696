import { minor } from '@baize/std/money';
import { instant } from '@baize/std/time';
import { describe, expect, test } from 'vitest';
import { findDisagreements, mergeLines, nextStep, oursOf, totalsOf } from './rules.ts';

const at = instant(new Date('2026-11-15T05:00:00Z'));

describe('a movement of our books', () => {
  const movement = (requestKey: string, amount: bigint) =>
    oursOf({ requestKey, amount: minor(amount), holder: 'mem_1', eventAt: at });

  test('to a member is a deposit under the key of its credit', () => {
    expect(movement('dep_1:PAY-1', 500n)).toEqual({
      name: 'dep_1:PAY-1',
      orderId: 'dep_1',
      about: 'deposit',
      amount: 500n,
    });
  });

  test('from a member is a payout of its order, whatever the rest of its key says', () => {
    expect(movement('wdr_1:paid', -500n)).toMatchObject({
      name: 'wdr_1',
      about: 'payout',
      amount: 500n,
    });
  });
});

describe('our books against a statement', () => {
  const told = (amount: bigint) => totalsOf([{ name: 'a', amount }]);
  const nothing = totalsOf([]);

  test.each([
    ['both say the same', told(5n), told(5n), undefined],
    ['both are silent', nothing, nothing, undefined],
    ['only the provider knows it', nothing, told(5n), 'missing_here'],
    ['only we know it', told(5n), nothing, 'missing_there'],
    ['another amount', told(5n), told(6n), 'amount_differs'],
  ])('%s', (_, here, there, kind) => {
    expect(findDisagreements(['a'], here, there).get('a')?.kind).toBe(kind);
  });

  test('a line that stands there twice counts twice', () => {
    const line = {
      about: 'deposit',
      orderId: 'dep_1',
      reference: 'PAY-1',
      amount: minor(5n),
      at,
    } as const;
    expect(mergeLines([line, line, { ...line, reference: 'PAY-2' }])).toMatchObject([
      { reference: 'PAY-1', amount: 10n },
      { reference: 'PAY-2', amount: 5n },
    ]);
  });
});

const found = { kind: 'amount_differs', here: minor(5n), there: minor(6n) } as const;

test.each([
  ['never seen', undefined, 'open'],
  ['open', { ...found, status: 'open', isExplained: false }, 'seen'],
  ['explained, and just so', { ...found, status: 'closed', isExplained: true }, 'leave'],
  [
    'explained, and worse',
    { ...found, there: minor(7n), status: 'closed', isExplained: true },
    'open',
  ],
  ['gone by itself, and back', { ...found, status: 'closed', isExplained: false }, 'open'],
] as const)('a difference that was %s: %s', (_, last, step) => {
  expect(nextStep(last, found)).toBe(step);
});
