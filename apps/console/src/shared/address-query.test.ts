import { expect, test } from 'vitest';
import { parseQuery, writeQuery } from './address-query.ts';

test.each([
  ['WD-261115-8F2Q71', '?text=WD-261115-8F2Q71'],
  ['0812345678', '?text=0812345678'],
  ['สมชาย ใจดี', `?text=${encodeURIComponent('สมชาย')}+${encodeURIComponent('ใจดี')}`],
])('OPS-05 the search for %s is an address that people can read', (text, address) => {
  expect(writeQuery({ text })).toBe(address);
  expect(parseQuery(address)).toEqual({ text });
});

test('what is not searched is not written', () => {
  expect(writeQuery({ text: '', order: undefined })).toBe('');
});
