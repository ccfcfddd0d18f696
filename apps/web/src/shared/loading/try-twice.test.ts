import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { tryTwice } from './try-twice.ts';

beforeEach(() => vi.useFakeTimers());
afterEach(() => vi.useRealTimers());

function failing(times: number) {
  let tries = 0;
  return async () => {
    tries++;
    if (tries <= times) throw new Error(`failed ${tries}`);
    return tries;
  };
}

test.each([
  [0, 1],
  [1, 2],
  [2, new Error('failed 2')],
])('what fails %d times ends as %s', async (times, end) => {
  const tried = tryTwice(failing(times)).catch((error: unknown) => error);
  await vi.runAllTimersAsync();
  expect(await tried).toEqual(end);
});
