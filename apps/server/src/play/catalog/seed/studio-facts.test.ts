import { statedReturn } from '@baize/engines/core/stated-return';
import { POKER_TITLES } from '@baize/engines/families/poker-titles';
import { ENGINES } from '@baize/engines/games/index';
import { LIVE_TABLES } from '@baize/engines/rooms/live-tables';
import { expect, test } from 'vitest';
import { shippedGames } from './games.ts';
import { readSheet } from './studio-facts.ts';

test('GAME-06 every game of the studio states its return and stakes, and no other does', () => {
  const games = shippedGames();
  // Lotteries and matches are the book's.
  const playing = games.filter(
    ({ game_type, code }) => !/(LOTT|SPORTS)$/.test(game_type) && !POKER_TITLES.has(code),
  );
  expect(playing.map(({ code }) => code).sort()).toEqual(
    [...ENGINES.keys(), ...LIVE_TABLES.keys()].sort(),
  );
  for (const { code, return_least_ppm, return_most_ppm, stakes } of playing) {
    const { leastPpm, mostPpm } = statedReturn(readSheet(code));
    expect([return_least_ppm, return_most_ppm], code).toEqual([leastPpm, mostPpm]);
    expect(Object.keys(stakes ?? {}), code).toEqual(['THB', 'USD']);
  }
  const others = games.filter((game) => !playing.includes(game));
  expect(others.filter((game) => game.stakes ?? game.return_most_ppm)).toEqual([]);
});
