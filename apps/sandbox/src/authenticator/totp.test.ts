import { expect, test } from 'vitest';
import { codeOf, readKey } from './totp.ts';

/** `12345678901234567890`, the key of RFC 6238's appendix B, in base 32. */
const KEY = 'GEZDGNBVGY3TQOJQGEZDGNBVGY3TQOJQ';

test.each([
  [59, '287082'],
  [1_111_111_109, '081804'],
  [1_111_111_111, '050471'],
  [1_234_567_890, '005924'],
  [2_000_000_000, '279037'],
  [20_000_000_000, '353130'],
])('at second %i the code is %s, as RFC 6238 says', async (second, code) => {
  const key = readKey(KEY);
  expect(key && (await codeOf(key, Math.floor(second / 30)))).toBe(code);
});

test.each([
  ['with spaces and in small letters', 'gezd gnbv gy3t qojq gezd gnbv gy3t qojq'],
  ['with its padding', `${KEY}======`],
  ['as the address of a QR code', `otpauth://totp/Baize:ann?secret=${KEY}&issuer=Baize`],
])('a key is read %s', (_, typed) => {
  expect(readKey(typed)).toEqual(readKey(KEY));
});

test.each(['', 'short', 'NOT-A-KEY-0189', 'otpauth://totp/Baize'])('%j is no key', (typed) => {
  expect(readKey(typed)).toBeNull();
});
