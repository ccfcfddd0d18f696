import { PAGE_SIZE } from '@baize/contract/game';
import { beforeAll, expect, test } from 'vitest';
import { type CatalogueParts, openSeededCatalogue } from '../../testing/catalogue.ts';
import { useWorld } from '../../testing/world.ts';
import { firstGames } from './first-games.ts';

const t = useWorld();
let parts: CatalogueParts;

beforeAll(async () => {
  parts = await openSeededCatalogue(t.world);
  return () => parts.bus.stop();
});

const at = (pathname: string, language = 'TH') => firstGames(parts, { pathname, language });

test('home is drawn with what the house puts first, and with the vendors of every category', () => {
  const { hot, vendors, list } = at('/');
  expect(hot[0]).toMatchObject({ gameCode: 'emerald-naga' });
  expect(vendors.map(({ gameCategory }) => gameCategory)).toContain('RNG');
  expect(list).toBeNull();
});

test('a category is drawn with its first page, in the words of the reader, whatever its case', () => {
  const { list, types } = at('/RNG/');
  expect(list?.games).toHaveLength(PAGE_SIZE);
  expect(types.length).toBeGreaterThan(10);
  const named = (language: string) =>
    at('/rng', language).list?.games.find(({ gameCode }) => gameCode === 'over-under')?.displayName;
  expect(named('TH')).toBe('สูงหรือต่ำ');
  expect(named('EN')).toBe('Over or Under');
});
