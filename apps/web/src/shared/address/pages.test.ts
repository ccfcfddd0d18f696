import { expect, test } from 'vitest';
import { isBettingPage, pageAt } from './pages.ts';

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

test.each([
  ['/seamless', true],
  ['/lottery', true],
  ['/vnLottery', true],
  ['/sportsbook', true],
  ['/sportsbook/leagues', true],
  ['/help', false],
  ['/nowhere', false],
])('TALK-09 whether a bet may be under way at %s: %s', (path, isBetting) => {
  expect(isBettingPage(path)).toBe(isBetting);
});
