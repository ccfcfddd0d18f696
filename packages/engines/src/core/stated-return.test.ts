import { expect, test } from 'vitest';
import { statedReturn } from './stated-return.ts';

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
  expect(statedReturn({ ...SHEET, ...stated })).toEqual({ leastPpm, mostPpm });
});
