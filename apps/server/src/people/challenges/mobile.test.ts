import { expect, test } from 'vitest';
import type { Refusal } from '../../base/kernel/index.ts';
import { mobileDigits, normalizeMobile } from './mobile.ts';

test.each([
  ['66', '0812345678', '+66812345678'],
  ['+66', '812345678', '+66812345678'],
  ['66', '08-1234-5678', '+66812345678'],
  ['66', '(081) 234 5678', '+66812345678'],
  ['66', '+66812345678', '+66812345678'],
  ['55', '11961234567', '+5511961234567'],
  ['34', '612345678', '+34612345678'],
  ['1', '(201) 555-0123', '+12015550123'],
])('SYS-04 behind +%s, %s is %s', (dialingCode, number, expected) => {
  expect(normalizeMobile(dialingCode, number)).toBe(expected);
});

test.each([
  ['nothing', '66', ''],
  ['too few digits', '66', '08123'],
  ['too many', '66', '0812345678901'],
  ['a line at home', '66', '021234567'],
  ['letters', '66', 'call 0812345678 now'],
  ['an extension', '66', '0812345678 ext. 5'],
  ['a number of another country', '66', '+84912345678'],
  ['a dialing code nobody has', '999', '0812345678'],
  ['emoji', '66', '☎️0812345678'],
  ['marks that turn the text', '66', '\u202e0812345678'],
  ['SQL', '66', "0812345678' or 1=1"],
  ['a null byte', '66', '0812345678\u0000'],
  ['far too much', '66', '0'.repeat(1_000_000)],
])('SYS-04 %s is no mobile number', (_, dialingCode, number) => {
  expect(() => normalizeMobile(dialingCode, number)).toThrow('mobile_invalid');
});

test.each([
  ['66', [9]],
  ['+34', [9]],
  ['351', [9]],
  ['1', [10]],
  ['999', []],
])('REG-25 behind %s a mobile number has %j digits', (dialingCode, digits) => {
  expect(mobileDigits(dialingCode)).toEqual(digits);
});

test('REG-25 a refused number says how many digits there should be', () => {
  try {
    normalizeMobile('66', '08123');
    expect.fail('was not refused');
  } catch (error) {
    expect((error as Refusal).details).toEqual({ digits: [9] });
  }
});
