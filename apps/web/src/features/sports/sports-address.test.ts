import { expect, test } from 'vitest';
import { readSportsAddress, sportsHref } from './sports-address.ts';

test('an address opens the part it names, and the live matches when it names none', () => {
  expect(readSportsAddress('/sportsbook', {})).toMatchObject({
    place: null,
    view: 'live',
    sport: null,
    event: null,
  });
  expect(readSportsAddress('/sportsbook', { view: 'bets', sport: 'darts' })).toMatchObject({
    view: 'bets',
    sport: null,
  });
  expect(sportsHref({ view: 'today', sport: 'tennis' })).toBe(
    '/sportsbook?view=today&sport=tennis',
  );
});

test('the pages beside the matches have addresses of their own', () => {
  const day = '2026-11-18';
  expect(sportsHref({ place: 'results', day })).toBe(`/sportsbook/results?day=${day}`);
  expect(readSportsAddress('/Sportsbook/Results/', { day })).toMatchObject({
    place: 'results',
    day,
  });
  for (const bad of ['2026-13-99', 'today', 7])
    expect(readSportsAddress('/sportsbook/results', { day: bad }).day).toBeNull();
});
