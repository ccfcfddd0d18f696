import { expect, test } from 'vitest';
import { loadCheckMobile, nationalDigits } from './check-mobile.ts';

const check = await loadCheckMobile();

test.each([
  ['66', '0812345678', null],
  ['66', '812345678', null],
  ['+66', '081-234-5678', null],
  ['66', '+66812345678', null],
  ['593', '0991234567', null],
  ['66', '081234567', { kind: 'digits', digits: 10 }],
  ['593', '12', { kind: 'digits', digits: 10 }],
  ['66', '0212345678', { kind: 'invalid' }],
  ['66', 'eight one', { kind: 'format' }],
  ['66', '08123<b>', { kind: 'format' }],
  ['66', '๐๘๑๒๓๔๕๖๗๘', { kind: 'format' }],
])('REG-25 under +%s the number %s gives %j', (dialingCode, number, problem) => {
  expect(check({ dialingCode, number })).toEqual(problem);
});

test.each([
  ['66', '081-234 5678', '0812345678'],
  ['66', '+66 81 234 5678', '812345678'],
  ['66', '812345678', '812345678'],
])('under +%s the number %s travels as %s', (dialingCode, number, digits) => {
  expect(nationalDigits({ dialingCode, number })).toBe(digits);
});
