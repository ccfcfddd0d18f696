import { expect, test } from 'vitest';
import { hasWords } from './has-words.ts';

test.each([
  ['Koi Gate', '', true],
  ['Koi Gate', 'gate koi', true],
  ['Koi Gate', 'KÖI', true],
  ['Año de Suerte', 'ano', true],
  ['ประตูปลาคาร์ป', 'ปลา', true],
  ['ประตูปลาคาร์ป', 'ปลาคารป', false],
  ['Koi Gate', 'koi x', false],
])('%s has the words “%s”: %s', (text, typed, expected) => {
  expect(hasWords(text, typed)).toBe(expected);
});
