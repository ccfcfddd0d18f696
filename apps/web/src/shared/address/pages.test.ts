import { expect, test } from 'vitest';
import { pageAt } from './pages.ts';

test.each([
  ['/', 'home'],
  ['/index', 'home'],
  ['/index.html', 'home'],
  ['/HOME', 'home'],
  ['/home/', 'home'],
  ['/About', 'about'],
  ['/nowhere', null],
  ['/about/us', null],
])('%s leads to %s', (path, page) => {
  expect(pageAt(path)).toBe(page);
});
