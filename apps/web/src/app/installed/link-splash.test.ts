import { expect, test } from 'vitest';
import { splashOf } from './link-splash.ts';

test.each([
  ['a phone upright', { width: 390, height: 844, ratio: 3 }, '/app-splash-1170x2532.png'],
  ['a phone on its side', { width: 844, height: 390, ratio: 3 }, '/app-splash-1170x2532.png'],
  ['a desk', { width: 1440, height: 900, ratio: 2 }, null],
])('HELP-04 %s starts with the picture of its size', (_, screen, picture) => {
  expect(splashOf(screen)).toBe(picture);
});
