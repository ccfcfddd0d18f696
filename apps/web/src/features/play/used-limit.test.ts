import { minor } from '@baize/std/money';
import { expect, test } from 'vitest';
import { findUsedLimit } from './used-limit.ts';

const renewsAt = {
  day: '2026-11-18T17:00:00.000Z',
  week: '2026-11-22T17:00:00.000Z',
  month: '2026-11-30T17:00:00.000Z',
};

const limit = (
  [kind, period]: readonly ['stake' | 'loss' | 'deposit', 'day' | 'week' | 'month'],
  amount: bigint | null,
  used: bigint,
) => ({
  kind,
  period,
  amount: amount === null ? null : minor(amount),
  holds: amount === null ? null : minor(amount),
  house: null,
  used: minor(used),
  pending: null,
});

test('SAFE-01 a stake or loss limit that is used up is found, with when it renews', () => {
  const stake = limit(['stake', 'day'], 2_000n, 23_000n);
  expect(findUsedLimit({ limits: [stake], renewsAt })).toEqual({
    kind: 'stake',
    period: 'day',
    renewsAt: renewsAt.day,
  });
  const loss = limit(['loss', 'week'], 500n, 500n);
  expect(findUsedLimit({ limits: [stake, loss], renewsAt })?.period).toBe('week');
});

test('SAFE-01 what is not used up, no limit, and a limit on deposits leave play alone', () => {
  const limits = [
    limit(['stake', 'day'], 2_000n, 1_999n),
    limit(['loss', 'week'], 100n, -50n),
    limit(['stake', 'month'], null, 9_000n),
    limit(['deposit', 'day'], 100n, 100n),
  ];
  expect(findUsedLimit({ limits, renewsAt })).toBeNull();
});
