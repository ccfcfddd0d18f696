import { ENGINES } from '@baize/engines/games/index';
import { expect, test } from 'vitest';
import { shippedGames } from './games.ts';
import { readSheet, returnOf } from './studio-facts.ts';

const SHEET = { rounds: '1', hitRate: '0.5', deviation: '1', maxWin: '2' };

test.each([
  ['one return', { how: 'counted', return: '0.961968083' }, [961_968, 961_968]],
  [
    'a range of bets',
    { how: 'counted', return: '0.97', between: ['0.7083333333', '0.9722'] },
    [708_333, 972_200],
  ],
  [
    'choices that are worth the same',
    { how: 'counted', return: '0.98', between: ['0.979998', '0.98'] },
    [980_000, 980_000],
  ],
  [
    'the interval of a simulation',
    { how: 'simulated', return: '0.95619', between: ['0.9542', '0.95818'] },
    [956_190, 956_190],
  ],
  ['everything', { how: 'counted', return: '1' }, [1_000_000, 1_000_000]],
] as const)('GAME-06 %s of a par sheet is told as it is', (_, stated, [leastPpm, mostPpm]) => {
  expect(returnOf({ ...SHEET, ...stated })).toEqual({ leastPpm, mostPpm });
});

test('GAME-06 every game that plays states its return and stakes, and no other does', () => {
  const games = shippedGames();
  const playing = games.filter(({ is_open }) => is_open);
  expect(playing.map(({ code }) => code).sort()).toEqual([...ENGINES.keys()].sort());
  for (const { code, return_least_ppm, return_most_ppm, stakes } of playing) {
    const { leastPpm, mostPpm } = returnOf(readSheet(code));
    expect([return_least_ppm, return_most_ppm], code).toEqual([leastPpm, mostPpm]);
    expect(Object.keys(stakes ?? {}), code).toEqual(['THB', 'USD']);
  }
  expect(games.filter((game) => !game.is_open && (game.stakes ?? game.return_most_ppm))).toEqual(
    [],
  );
});
