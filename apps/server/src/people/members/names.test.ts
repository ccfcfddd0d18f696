import { expect, test } from 'vitest';
import { isSameName, maskName } from './names.ts';

test.each([
  ['Somchai Jaidee', 'SOMCHAI JAIDEE'],
  ['Somchai Jaidee', '  somchai   jaidee '],
  ['Somchai Jaidee', 'Mr. Somchai Jaidee'],
  ['Somchai Jaidee', 'MR SOMCHAI JAIDEE'],
  ['Somsri Jaidee', 'Mrs Somsri Jaidee'],
  ['Somsri Jaidee', 'Ms. Somsri Jaidee'],
  ['สมชาย ใจดี', 'นายสมชาย ใจดี'],
  ['สมชาย ใจดี', 'นาย สมชาย  ใจดี'],
  ['สมศรี ใจดี', 'นางสาวสมศรี ใจดี'],
  ['สมศรี ใจดี', 'น.ส. สมศรี ใจดี'],
  ['สมศรี ใจดี', 'นางสมศรี ใจดี'],
  ['José Núñez', 'JOSE NUNEZ'],
])('MEM-18 %s and %s are one name', (one, other) => {
  expect(isSameName(one, other)).toBe(true);
});

test.each([
  ['Somchai Jaidee', 'Somchai Jaidees'],
  ['Somchai Jaidee', 'Jaidee Somchai'],
  ['Somchai Jaidee', 'Somchai'],
  ['Mrinal Sen', 'Inal Sen'],
  ['สมชาย ใจดี', 'สมชาย ใจดื'],
  ['มา ใจดี', 'ม้า ใจดี'],
  ['. -', "' ,"],
])('MEM-18 %s and %s are two', (one, other) => {
  expect(isSameName(one, other)).toBe(false);
});

test.each([
  ['Somchai Jaidee', 'S••• J•••'],
  ['สมชาย ใจดี', 'ส••• ใ•••'],
  ['A', 'A•••'],
])('MEM-03 %s is shown as %s', (name, masked) => {
  expect(maskName(name)).toBe(masked);
});
