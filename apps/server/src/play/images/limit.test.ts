import { expect, test } from 'vitest';
import { createLimit } from './limit.ts';

test('no more than the limit run at once, and all of them run', async () => {
  const limit = createLimit(2);
  let running = 0;
  let most = 0;
  const done = await Promise.all(
    Array.from({ length: 10 }, (_, index) =>
      limit(async () => {
        most = Math.max(most, ++running);
        await new Promise((resolve) => setTimeout(resolve, 2));
        running--;
        return index;
      }),
    ),
  );
  expect(most).toBe(2);
  expect(done).toEqual([0, 1, 2, 3, 4, 5, 6, 7, 8, 9]);
});

test('work that fails gives its place to the next', async () => {
  const limit = createLimit(1);
  const failing = limit(() => Promise.reject(new Error('no')));
  await expect(failing).rejects.toThrow('no');
  expect(await limit(async () => 'yes')).toBe('yes');
});
