import type { ParSheet } from '@baize/engines/core/par-sheet';
import roulette from '@baize/engines/games/roulette/par-sheet.json' with { type: 'json' };
import { expect, test } from 'vitest';
import { returnText } from './rules.ts';

test('GAME-06 the header of a game states its return as its tile does: rounded down, as a range', () => {
  expect(returnText(roulette as ParSheet, 'en')).toBe('97.29–98.64 %');
  const sheet = { rounds: '1', hitRate: '1', deviation: '1', maxWin: '1', how: 'counted' } as const;
  expect(returnText({ ...sheet, return: '0.954799' }, 'en')).toBe('95.47 %');
});
