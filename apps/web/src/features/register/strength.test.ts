import { expect, test } from 'vitest';
import { strengthOf } from './strength.ts';

test.each([
  ['password', 'weak'],
  ['Passw0rd2026', 'weak'],
  ['qwertyuiop', 'weak'],
  ['aaaabbbb', 'weak'],
  ['riverboat', 'fair'],
  ['Riverboat7', 'strong'],
  ['four quiet herons', 'strong'],
])('REG-05 the password %s is called %s', (password, strength) => {
  expect(strengthOf(password)).toBe(strength);
});
