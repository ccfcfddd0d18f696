import { expect, test } from 'vitest';
import { RecentMap } from './recent-map.ts';

test('what was kept last is found, and never more than twice the bound is kept', () => {
  const map = new RecentMap<number, string>(10);
  for (let i = 0; i < 95; i++) map.keep(i, `thing ${i}`);
  expect(map.find(94)).toBe('thing 94');
  const found = Array.from({ length: 95 }, (_, i) => map.find(i)).filter((thing) => thing);
  expect(found.length).toBeLessThanOrEqual(20);
});

test('what is forgotten is gone from both generations', () => {
  const map = new RecentMap<string, number>(1);
  map.keep('a', 1);
  map.keep('b', 2);
  map.keep('a', 3);
  map.forget('a');
  expect(map.find('a')).toBeUndefined();
});
