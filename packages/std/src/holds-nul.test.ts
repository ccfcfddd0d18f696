import { expect, test } from 'vitest';
import { holdsNul } from './holds-nul.ts';

const deep = (inner: unknown) => {
  let value = inner;
  for (let depth = 0; depth < 100_000; depth++) value = [value];
  return value;
};

test.each([
  ['a text', 'a\0b', true],
  ['a field', { a: { b: ['c', '\0'] } }, true],
  ['a name', { 'a\0': 1 }, true],
  ['a list nested as deeply as fits', deep('\0'), true],
  ['the same without', deep('a'), false],
  ['the six characters that write one', ['\\u0000'], false],
  ['bytes', new Uint8Array([0]), false],
  ['nothing', [undefined, null, 0, true], false],
])('DOOR-26 a NUL is found in %s', (_, sent, isHeld) => {
  expect(holdsNul(sent)).toBe(isHeld);
});
