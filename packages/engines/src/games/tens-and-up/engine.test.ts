import { expect, test } from 'vitest';
import { parSheetOf } from '../../arcade/count.ts';
import { scripted } from '../../core/rng.ts';
import { countPoker } from '../../poker/count-poker.ts';
import { definition } from './definition.ts';
import { tensAndUp } from './engine.ts';
import parSheet from './par-sheet.json' with { type: 'json' };

test('GAME-28 the par sheet is the count of all deals, played as well as can be', () => {
  expect(parSheetOf(countPoker(definition).count)).toEqual(parSheet);
});

test('a pair of tens pays, a pair of nines does not', () => {
  // The cards at these places of a fresh deck: twice the rank, then 2, 4 and 6 of spades.
  const dealt = (rank: number) => [rank - 1, rank + 11, 0, 1, 2, 0, 0, 0, 0, 0];
  expect(tensAndUp.play({}, scripted(dealt(10))).events[0]).toMatchObject({ hand: 'high-pair' });
  expect(tensAndUp.play({}, scripted(dealt(9))).events[0]).toMatchObject({ hand: null });
});
