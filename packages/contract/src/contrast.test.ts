import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { contrastOf, weakPairs } from './contrast.ts';
import type { Theme } from './theme.ts';

const readTheme = (brand: string): Theme => {
  const file = new URL(`../../../brands/${brand}/brand.json`, import.meta.url);
  return (JSON.parse(readFileSync(file, 'utf8')) as { theme: Theme }).theme;
};

const THEMES = ['mekhala', 'copa'].flatMap((brand) => {
  const { dark, light } = readTheme(brand);
  return [
    { brand, name: 'dark', colors: dark.colors },
    { brand, name: 'light', colors: light.colors },
  ];
});

test.each(THEMES)('BRAND-05 every pair of $brand, $name, has its contrast', ({ colors }) => {
  expect(weakPairs(colors)).toEqual([]);
});

/** Checked against the sRGB values that browsers show for these colours. */
test.each([
  ['black and white', 'oklch(0 0 0)', 'oklch(1 0 0)', 21],
  ['a colour and itself', 'oklch(.6 .1 280)', 'oklch(.6 .1 280)', 1],
  ['middle grey, #808080, and white', 'oklch(.5999 0 0)', 'oklch(1 0 0)', 3.95],
  ['pure red, #ff0000, and white', 'oklch(.62796 .25768 29.234)', 'oklch(1 0 0)', 4],
  ['pure blue, #0000ff, and white', 'oklch(.45201 .31321 264.052)', 'oklch(1 0 0)', 8.59],
])('the contrast of %s', (_, one, other, expected) => {
  expect(contrastOf(one, other)).toBeCloseTo(expected, 1);
  expect(contrastOf(other, one)).toBe(contrastOf(one, other));
});
