import { expect, test } from 'vitest';
import { readSportsAddress, sportsHref } from './sports-address.ts';

test('an address opens the part it names, and the live matches when it names none', () => {
  expect(readSportsAddress({})).toMatchObject({ view: 'live', sport: null, event: null });
  expect(readSportsAddress({ view: 'bets', sport: 'darts' })).toMatchObject({
    view: 'bets',
    sport: null,
  });
  expect(sportsHref({ view: 'today', sport: 'tennis' })).toBe(
    '/sportsbook?view=today&sport=tennis',
  );
});
