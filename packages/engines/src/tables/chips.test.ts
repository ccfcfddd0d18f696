import { expect, test } from 'vitest';
import { odds, readChips, unitsOf } from './chips.ts';

const isBet = (bet: string) => ['red', 'black'].includes(bet);

test.each([
  null,
  undefined,
  'red',
  {},
  { chips: 'red' },
  { chips: [] },
  { chips: [null] },
  { chips: [{ bet: 'red' }] },
  { chips: [{ bet: 'green', units: 1 }] },
  { chips: [{ bet: ['red'], units: 1 }] },
  { chips: [{ bet: '__proto__', units: 1 }] },
  { chips: [{ bet: 'red', units: 0 }] },
  { chips: [{ bet: 'red', units: -1 }] },
  { chips: [{ bet: 'red', units: 0.001 }] },
  { chips: [{ bet: 'red', units: '1' }] },
  { chips: [{ bet: 'red', units: Number.NaN }] },
  { chips: [{ bet: 'red', units: 1e18 }] },
  {
    chips: [
      { bet: 'red', units: 600 },
      { bet: 'black', units: 401 },
    ],
  },
  { chips: Array.from({ length: 61 }, () => ({ bet: 'red', units: 1 })) },
])('%j is no choice', (sent) => {
  expect(readChips(sent, isBet)).toBeNull();
});

test('what lies on one place is one chip, and what is no part of it is left out', () => {
  const sent = {
    chips: [
      { bet: 'red', units: 2, pays: '36000000' },
      { bet: 'black', units: 1 },
      { bet: 'red', units: 3 },
    ],
    number: 17,
  };
  const choice = readChips(sent, isBet);
  expect(choice).toEqual({
    chips: [
      { bet: 'red', units: 5 },
      { bet: 'black', units: 1 },
    ],
  });
  expect(choice && unitsOf(choice)).toBe(6);
});

test('odds return the stake too, and are cut and never raised', () => {
  expect([odds(35), odds(95, 100), odds(1, 3)]).toEqual([36_000_000n, 1_950_000n, 1_333_333n]);
});
