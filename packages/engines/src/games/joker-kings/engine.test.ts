import { expect, test } from 'vitest';
import { parSheetOf, returnOf } from '../../arcade/count.ts';
import { countPoker } from '../../poker/count-poker.ts';
import { definition } from './definition.ts';
import parSheet from './par-sheet.json' with { type: 'json' };

test('GAME-28 the par sheet is the count of all deals, played as well as can be', () => {
  expect(parSheetOf(countPoker(definition).count)).toEqual(parSheet);
});

/** The public game pays 20 for four of a kind and gives back 100.6463 % to one who never errs. */
test('GAME-28 with the public pays the game with a joker gives back what is published', () => {
  const published = countPoker({
    ...definition,
    pays: { ...definition.pays, 'four-of-a-kind': 20 },
  });
  expect(published.count.rounds).toBe(2_869_685n * 8_561_520n);
  expect(returnOf(published.count)).toBe('1.006462966346');
  const royals = published.hands.get('royal-flush') ?? 1n;
  expect(published.count.rounds / royals).toBe(41_213n);
});
