import { expect, test } from 'vitest';
import { readRace } from './race.ts';

const sent = {
  name: 'Daily race',
  endsAt: '2026-11-18T17:00:00.000Z',
  place: 4,
  next: { gap: '12000', amount: '50000' },
  first: '500000',
  rows: [
    { place: 1, name: 'm***a', score: '900000', prize: '500000', isOwn: false },
    { place: 4, name: 'mali', score: '88000', prize: null, isOwn: true },
  ],
};

test('MEM-13 a race is read as the site tells it', () => {
  expect(readRace(sent)).toEqual({
    ...sent,
    next: { gap: 12_000n, amount: 50_000n },
    first: 500_000n,
    rows: [
      { place: 1, name: 'm***a', score: 900_000n, prize: 500_000n, isOwn: false },
      { place: 4, name: 'mali', score: 88_000n, prize: null, isOwn: true },
    ],
  });
});

test.each([
  null,
  'race',
  {},
  { ...sent, name: 7 },
  { ...sent, endsAt: 'soon' },
  { ...sent, rows: null },
  { ...sent, name: 'x'.repeat(121) },
])('%j is no race', (other) => {
  expect(readRace(other)).toBeNull();
});

test('what is wrong in a race is left out of it', () => {
  const rows = [{ place: 0, name: 'a', score: '1' }, { place: 2, name: 'b', score: '-1' }, null];
  const race = readRace({ ...sent, place: 1.5, next: { gap: 'x', amount: '1' }, first: 9, rows });
  expect(race).toMatchObject({ place: null, next: null, first: null, rows: [] });
});
