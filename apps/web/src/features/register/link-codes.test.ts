import { expect, test } from 'vitest';
import { readLinkCodes } from './link-codes.ts';

test.each([
  ['?affiliateCode=lotus88', { affiliateCode: 'lotus88' }],
  ['?referralCode=FRIEND7', { referralCode: 'FRIEND7' }],
  ['?ref=FRIEND7', { referralCode: 'FRIEND7' }],
  ['?ref=A1&affiliateCode=b2', { affiliateCode: 'b2', referralCode: 'A1' }],
  ['?ref=%3Cscript%3E', {}],
  [`?ref=${'x'.repeat(41)}`, {}],
  ['', {}],
])('REG-18 a link with %j fills in %j', (search, codes) => {
  expect(readLinkCodes(search)).toEqual(codes);
});
