import { expect, test } from 'vitest';
import { NEXT_LENGTH_MAX, nextPath } from './next-path.ts';

const LONG = `/favorite?q=${'a'.repeat(NEXT_LENGTH_MAX)}`;

test.each([
  ['a page of the site', '/favorite', '/favorite'],
  ['a page with its filters', '/member/withdraw?tab=2#top', '/member/withdraw?tab=2#top'],
  ['the longest address', LONG.slice(0, NEXT_LENGTH_MAX), LONG.slice(0, NEXT_LENGTH_MAX)],
  ['an address that is too long', LONG, null],
  ['the login', '/login', null],
  ['the login in other letters', '/LogIn/', null],
  ['the login with a next', '/login?next=%2Ffavorite', null],
  ['the register form', '/register', null],
  ['the login of agents', '/agent', null],
  ['a link to a new password', '/reset-password', null],
  ['a page with a next of its own', '/favorite?next=%2Flogin', null],
  ['the login by way of another path', '/member/../login', null],
  ['another site', '//evil.example', null],
  ['nothing', undefined, null],
])('DOOR-30 %s as the next of a login', (_, asked, led) => {
  expect(nextPath(asked)).toBe(led);
});
