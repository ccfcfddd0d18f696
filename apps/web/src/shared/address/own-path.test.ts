import { expect, test } from 'vitest';
import { ownPath } from './own-path.ts';

test.each([
  ['/member', '/member'],
  ['/member/securityCenter?tab=2#top', '/member/securityCenter?tab=2#top'],
  ['//evil.example', null],
  ['/\\evil.example', null],
  ['https://evil.example', null],
  ['javascript:alert(1)', null],
  ['member', null],
  [7, null],
  [undefined, null],
])('%s leads to %s', (asked, path) => {
  expect(ownPath(asked)).toBe(path);
});
