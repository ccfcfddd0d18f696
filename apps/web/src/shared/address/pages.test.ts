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
  ['/blog', 'posts'],
  ['/news/some-entry', 'post'],
  ['/blog/one/two', null],
])('%s leads to %s', (path, page) => {
  expect(pageAt(path)).toBe(page);
});
