import { minor } from '@baize/std/money';
import { HOUR_MS, instant, later } from '@baize/std/time';
import { describe, expect, test } from 'vitest';
import {
  agedSince,
  findClearing,
  findContradictions,
  findUnbalanced,
  matchMovements,
  nextStep,
  periodOf,
  type ReportedMovement,
} from './rules.ts';

const told = (
  key: string,
  amount: bigint,
  facts: Partial<ReportedMovement> = {},
): ReportedMovement => ({
  key,
  amount,
  player: 'mem_1',
  currency: 'THB',
  ...facts,
});

test('MONEY-07 a currency whose balances do not make zero is named with what they make', () => {
  const rows = [
    { currency: 'THB', balance: minor(100n) },
    { currency: 'THB', balance: minor(-99n) },
    { currency: 'USD', balance: minor(5n) },
    { currency: 'USD', balance: minor(-5n) },
  ];
  expect(findUnbalanced(rows)).toEqual([
    { kind: 'books_unbalanced', subject: 'THB', vendor: null, ours: '1', theirs: '0' },
  ]);
});

test('a clearing account that holds what its entries make is no case', () => {
  const account = { vendor: 'acme', currency: 'THB', balance: 7n };
  expect(findClearing({ ...account, entries: 7n })).toEqual([]);
  expect(findClearing({ ...account, entries: 8n })).toMatchObject([
    { kind: 'clearing_differs', subject: 'acme:THB', ours: '7', theirs: '8' },
  ]);
});

describe('our movements against the statement', () => {
  const match = (
    ours: readonly ReportedMovement[],
    theirs: readonly ReportedMovement[],
    inPeriod = ours,
  ) => matchMovements({ vendor: 'acme', ours, theirs, inPeriod }).map(({ kind }) => kind);

  test.each([
    { title: 'both say the same', ours: [told('a', -5n)], theirs: [told('a', -5n)], kinds: [] },
    { title: 'both are silent', ours: [], theirs: [], kinds: [] },
    {
      title: 'only the vendor knows it',
      ours: [],
      theirs: [told('a', -5n)],
      kinds: ['movement_missing_here'],
    },
    {
      title: 'only we know it',
      ours: [told('a', -5n)],
      theirs: [],
      kinds: ['movement_missing_there'],
    },
    {
      title: 'another amount',
      ours: [told('a', -5n)],
      theirs: [told('a', -6n)],
      kinds: ['amount_differs'],
    },
    {
      title: 'another currency',
      ours: [told('a', -5n)],
      theirs: [told('a', -5n, { currency: 'USD' })],
      kinds: ['amount_differs'],
    },
    {
      title: 'another player',
      ours: [told('a', -5n)],
      theirs: [told('a', -5n, { player: 'mem_2' })],
      kinds: ['player_differs'],
    },
    { title: 'a bet that lost moved nothing', ours: [], theirs: [told('a', 0n)], kinds: [] },
  ])('$title', ({ ours, theirs, kinds }) => {
    expect(match(ours, theirs)).toEqual(kinds);
  });

  test('what happened outside of the period is not missed in the statement', () => {
    expect(match([told('a', 1n)], [told('a', 1n)], [])).toEqual([]);
  });
});

test('a vendor that says something else than before contradicts itself', () => {
  const before = [told('a', 1n), told('b', 2n)];
  const now = [told('a', 1n), told('b', 3n), told('c', 4n)];
  expect(findContradictions('acme', before, now).map(({ subject }) => subject)).toEqual(['b']);
});

test.each([
  { title: 'the first of a vendor', previous: null, from: '10:15' },
  { title: 'with a gap before it', previous: '08:00', from: '07:45' },
  { title: 'that follows at once', previous: '10:00', from: '09:45' },
  { title: 'that overlaps the one before', previous: '11:00', from: '10:15' },
])('a statement $title is answerable from $from on', ({ previous, from }) => {
  const at = (time: string) => instant(new Date(`2026-11-15T${time}:00Z`));
  const edges = { from_at: at('10:00'), to_at: at('12:00') };
  const period = periodOf(edges, previous === null ? null : at(previous));
  expect(period).toEqual({ from: at(from), to: at('11:45') });
});

test('a bet is aged after a day, or after the hours of its vendor', () => {
  const now = instant(new Date('2026-11-15T05:00:00Z'));
  expect(agedSince(now, new Map([['acme', 2]]))).toEqual({
    before: later(now, -24 * HOUR_MS),
    beforeAt: new Map([['acme', later(now, -2 * HOUR_MS)]]),
  });
});

test.each([
  { last: undefined, step: 'open' },
  { last: { status: 'open', ours: '2', theirs: '0' }, step: 'seen' },
  { last: { status: 'explained', ours: '1', theirs: '0' }, step: 'leave' },
  { last: { status: 'explained', ours: '2', theirs: '0' }, step: 'open' },
  { last: { status: 'corrected', ours: '1', theirs: '0' }, step: 'open' },
] as const)('found again after $last.status ($last.ours): $step', ({ last, step }) => {
  expect(nextStep(last, { ours: '1', theirs: '0' })).toBe(step);
});
