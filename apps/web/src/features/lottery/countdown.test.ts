import { expect, test } from 'vitest';
import { countdownText } from './countdown.tsx';

test.each([
  [0, false, '00:00'],
  [161, false, '02:41'],
  [3_723, false, '1:02:03'],
  [2_931, true, '0:48:51'],
])('%i seconds are written %s → %s', (seconds, hasHours, text) => {
  expect(countdownText(seconds, hasHours)).toBe(text);
});
