import { expect, test } from 'vitest';
import { integratedLufs, momentaryLufs } from './loudness.ts';
import { RATE, silence } from './pcm.ts';

/** A sine of so many hertz, as loud as it may be. */
const sine = (hertz: number, seconds: number, gain = 1) =>
  silence(seconds).map((_, i) => gain * Math.sin((2 * Math.PI * hertz * i) / RATE));

test('loudness is measured as BS.1770 says: a full sine of 997 Hz in one channel is -3.01 LUFS', () => {
  const tone = { left: sine(997, 4), right: silence(4) };
  expect(integratedLufs(tone)).toBeCloseTo(-3.01, 1);
  expect(momentaryLufs(tone)).toBeCloseTo(-3.01, 1);
  expect(integratedLufs({ left: sine(997, 4), right: sine(997, 4) })).toBeCloseTo(0, 1);
});

test('what is silent counts nothing, and what is low is hardly heard', () => {
  const half = sine(997, 8).map((value, i) => (i < RATE * 4 ? value : 0));
  expect(integratedLufs({ left: half, right: silence(8) })).toBeGreaterThan(-3.5);
  const low = { left: sine(30, 4), right: silence(4) };
  expect(integratedLufs(low)).toBeLessThan(-8);
});
