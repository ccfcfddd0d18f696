import { expect, test } from 'vitest';
import { sortFiles } from './upload-rules.ts';

const limits = { types: ['image/png', 'image/jpeg'], sizeMaxBytes: 1_000, countMax: 2 };
const file = (name: string, type = 'image/png', size = 500) => ({ name, type, size });

test.each([
  ['of another type', file('slip.pdf', 'application/pdf'), 'type'],
  ['without a type', file('slip', ''), 'type'],
  ['too large', file('slip.png', 'image/png', 1_001), 'size'],
  ['empty', file('slip.png', 'image/png', 0), 'empty'],
])('refuses a file %s by name', (_, added, why) => {
  expect(sortFiles([], [added], limits)).toEqual({
    accepted: [],
    refused: [{ name: added.name, why }],
  });
});

test('takes as many as there is room for and names the rest', () => {
  const [first, second, third] = [file('1.png'), file('2.png'), file('3.png')];
  expect(sortFiles([first], [second, third], limits)).toEqual({
    accepted: [first, second],
    refused: [{ name: '3.png', why: 'many' }],
  });
});

test('takes a file of exactly the largest size', () => {
  expect(sortFiles([], [file('slip.png', 'image/png', 1_000)], limits).refused).toEqual([]);
});
