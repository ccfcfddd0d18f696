import type { VendorCard } from '@baize/contract/game';
import { expect, test } from 'vitest';
import { entrancesOf } from './entrances-of.ts';

const vendor = (vassalage: string, gameCount: number) => ({ vassalage, gameCount }) as VendorCard;
const VENDORS = [vendor('AG', 6), vendor('EVO', 0), vendor('OG', 0)];

test.each([
  [{ vendors: [], gameClass: null }, ['EVO', 'OG']],
  [{ vendors: ['EVO', 'AG'], gameClass: null }, ['EVO']],
  [{ vendors: ['AG'], gameClass: null }, []],
  [{ vendors: [], gameClass: 'JP' as const }, []],
])('GAME-39 vendors without single games are cards, of those asked for: %j', (search, codes) => {
  expect(entrancesOf(VENDORS, search).map(({ vassalage }) => vassalage)).toEqual(codes);
});
