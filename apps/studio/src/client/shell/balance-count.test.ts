import { expect, test } from 'vitest';
import { createBalanceCount } from './balance-count.ts';

function atTable() {
  const count = createBalanceCount();
  count.tell(100_000n, 0);
  const shownAt = (ms: number) => count.readAt(ms).shown;
  return { count, shownAt };
}

test('a stake has left at once', () => {
  const { count, shownAt } = atTable();
  count.arm(700);
  count.tell(99_000n, 10);
  expect(shownAt(10)).toBe(99_000n);
});

test('FAIR-07 a win arrives with its count and is whole at its end', () => {
  const { count, shownAt } = atTable();
  count.arm(1_000);
  count.tell(104_000n, 5_000);
  expect([5_000, 5_500, 6_000, 9_000].map(shownAt)).toEqual([
    100_000n,
    103_000n,
    104_000n,
    104_000n,
  ]);
  expect(count.readAt(5_500).isCounting).toBe(true);
  expect(count.readAt(6_000).isCounting).toBe(false);
});

test('FAIR-07 what is no win is not counted up', () => {
  const { count, shownAt } = atTable();
  count.arm(0);
  count.tell(100_400n, 5_000);
  expect(shownAt(5_000)).toBe(100_400n);
});

test('FAIR-07 a count that is skipped, or whose next round begins, ends at once', () => {
  const { count, shownAt } = atTable();
  count.arm(1_000);
  count.tell(104_000n, 5_000);
  count.finish();
  expect(shownAt(5_001)).toBe(104_000n);
  count.arm(1_000);
  count.tell(105_000n, 6_000);
  count.tell(104_000n, 6_100);
  expect(shownAt(6_100)).toBe(104_000n);
  // What comes in otherwise, later, is not counted.
  count.tell(204_000n, 7_000);
  expect(shownAt(7_000)).toBe(204_000n);
});

test('a balance that is not known yet is shown as it comes', () => {
  const count = createBalanceCount();
  count.arm(1_000);
  count.tell(null, 0);
  count.tell(5_000n, 10);
  expect(count.readAt(10)).toEqual({ shown: 5_000n, isCounting: false });
});
