import { hexOf } from '@baize/contract/color-hex';
import { expect, test } from 'vitest';
import { colorOfHex, isColorText } from './color-text.ts';

test.each(['#000000', '#ffffff', '#ff0000', '#3a7bd5', '#808080'])(
  '%s stays what was picked, within a shade',
  (hex) => {
    const text = colorOfHex(hex);
    expect(isColorText(text)).toBe(true);
    const bytes = (color: string) => [1, 3, 5].map((at) => parseInt(color.slice(at, at + 2), 16));
    const [was, is] = [bytes(hex), bytes(hexOf(text))];
    was.forEach((channel, index) => {
      expect(Math.abs(channel - (is[index] ?? 0))).toBeLessThanOrEqual(2);
    });
  },
);

test('what is no colour is told, and does not break the picker', () => {
  expect([isColorText('red'), isColorText('oklch(.5 .1 20)')]).toEqual([false, true]);
  expect(hexOf('oklch(')).toBe('#000000');
});
