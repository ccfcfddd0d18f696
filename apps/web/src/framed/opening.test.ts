import { expect, test } from 'vitest';
import { allowedBack } from './opening.ts';

test.each([
  ['https://other.example/games?x=1', 'https://other.example/games?x=1'],
  ['https://other.example', 'https://other.example/'],
  ['https://other.example.evil.example/', null],
  ['https://evil.example/', null],
  ['javascript:alert(1)', null],
  ['/games', null],
  ['http://other.example/', null],
])('LOTT-01 in a frame the way back %s leads to %s', (asked, href) => {
  expect(allowedBack(asked, ['https://other.example'])).toBe(href);
});
