import { expect, test } from 'vitest';
import { useWorld } from '../../testing/world.ts';
import { announceContent } from './announce-content.ts';
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

test('other content is announced once, however many processes start with it', async () => {
  const told = async () => {
    const rows = await t.world.db
      .selectFrom('kernel_event')
      .select('id')
      .where('kind', '=', 'announcements')
      .execute();
    return rows.length;
  };
  await Promise.all([announceContent(t.world, mekhala), announceContent(t.world, mekhala)]);
  expect(await told()).toBe(1);
  const changed = { ...mekhala, content: { ...mekhala.content, notices: [] } };
  await announceContent(t.world, changed);
  expect(await told()).toBe(2);
});
