import { expect, test } from 'vitest';
import { STUDIO_STAKES } from '../apps/server/src/play/catalog/seed/studio-facts.ts';
import { CURRENCIES, limitsOf, PLAY_MONEY } from '../apps/studio/src/stakes.ts';

test('GAME-06 a tile names the stakes that the studio takes, in each of its currencies', () => {
  const taken = CURRENCIES.filter((code) => code !== PLAY_MONEY).map((code) => {
    const limits = limitsOf(code);
    return [code, { min: `${limits?.min}`, max: `${limits?.max}` }];
  });
  expect(Object.entries(STUDIO_STAKES)).toEqual(taken);
});
