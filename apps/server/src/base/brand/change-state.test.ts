import { expect, test } from 'vitest';
import { useWorld } from '../../testing/world.ts';
import { changeAccess, switchMaintenance } from './change-state.ts';
import { loadBrand } from './load-brand.ts';
import { readState } from './read-state.ts';

const t = useWorld();
const mekhala = loadBrand('mekhala');
const copa = loadBrand('copa');

test('three who change the rules at once all have their way', async () => {
  const block = (region: string) =>
    changeAccess(t.world, mekhala.brand, (rules) => ({
      ...rules,
      blockedRegions: [...rules.blockedRegions, region],
    }));
  await Promise.all(['US', 'FR', 'AU'].map(block));
  const { access } = await readState(t.world.db, mekhala.brand);
  expect(access.blockedRegions.toSorted()).toEqual(['AU', 'FR', 'US']);
});

test('what one brand is set to does not touch another on the same database', async () => {
  await switchMaintenance(t.world, mekhala.brand, true);
  expect((await readState(t.world.db, mekhala.brand)).isMaintenance).toBe(true);
  expect((await readState(t.world.db, copa.brand)).isMaintenance).toBe(false);
});
