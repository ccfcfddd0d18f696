import { expect, test } from 'vitest';
import { compareAll, oneOfEachFamily } from './compare-all.ts';

test('LOTT-04 random tickets of every play pay what a slow calculation says', () => {
  const compared = [...compareAll(60, 20_261_117)];
  expect(compared.flatMap(({ differences }) => differences)).toEqual([]);
  expect(compared).toHaveLength(
    oneOfEachFamily().reduce((sum, { plays }) => sum + plays.length, 0),
  );
  expect(new Set(compared.map(({ family }) => family)).size).toBe(16);
  // Most plays were paid at least once: the tickets lean to what came.
  const unpaid = compared.filter(({ paid }) => paid === 0).map(({ play }) => play);
  expect(unpaid.length).toBeLessThan(compared.length / 5);
});
