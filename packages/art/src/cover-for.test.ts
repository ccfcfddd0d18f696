import { expect, test } from 'vitest';
import { seedOf } from './cover.ts';
import { coverFor, recipeFor } from './cover-for.ts';
import { MEANINGS } from './meanings.ts';
import { WORLDS } from './worlds.ts';

const seeds = Array.from({ length: 400 }, (_, index) => `game-${index}`);

test('four hundred seeds give covers of which at least 395 are distinct in what they show', () => {
  expect(new Set(seeds.map((seed) => seedOf(recipeFor(seed)))).size).toBeGreaterThanOrEqual(395);
});

test.each([
  { seed: 'koi-over-the-falls', motif: 'koi' },
  { seed: 'nine-bend-dragon', motif: 'naga' },
  { seed: 'temple-roulette', motif: 'chedi' },
  { seed: 'QUEEN OF THE NILE', motif: 'crown' },
])('$seed shows a $motif', ({ seed, motif }) => {
  expect(recipeFor(seed).motif).toBe(motif);
});

test('a motif stands only where it is at home', () => {
  for (const seed of seeds) {
    const recipe = recipeFor(seed);
    const world = WORLDS[MEANINGS[recipe.motif].world];
    expect(world.compositions).toContain(recipe.composition);
    expect(world.palettes).toContain(recipe.palette);
    expect(MEANINGS[recipe.motif].materials).toContain(recipe.materials);
  }
});

test('a cover is its seed and nothing else', () => {
  expect(coverFor('game-7')).toBe(coverFor('game-7'));
  expect(coverFor('game-7')).not.toBe(coverFor('game-8'));
});

test('any text is a seed', () => {
  for (const seed of ['', '…', '<script>"&', 'ลูกแก้ว', 'x'.repeat(10_000)]) {
    expect(coverFor(seed)).toMatch(/^<svg [^<]*><defs>/);
  }
});
