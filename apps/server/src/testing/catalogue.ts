import { loadBrand, openSite, type Site } from '../base/brand/index.ts';
import { type Bus, startBus } from '../base/kernel/index.ts';
import { type Catalogue, openCatalogue, seedCatalogue } from '../play/catalog/index.ts';
import type { TestWorld } from './world.ts';

export type CatalogueParts = {
  readonly bus: Bus;
  readonly site: Site;
  readonly catalogue: Catalogue;
};

/** The catalogue we ship, open for a brand as it is on a running site. Stop its bus afterwards. */
export async function openSeededCatalogue(
  world: TestWorld,
  brand = 'mekhala',
): Promise<CatalogueParts> {
  await seedCatalogue(world);
  const bus = await startBus(world, world.url);
  const site = await openSite(world, bus, loadBrand(brand));
  return { bus, site, catalogue: await openCatalogue(world, bus, site) };
}
