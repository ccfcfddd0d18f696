import type { readMenu as contract } from '@baize/contract/catalog';
import type { Output } from '@baize/contract/endpoint';
import { menuClasses, navigationOf } from '@baize/contract/navigation';
import type { Offer } from './offer.ts';

/** The entries of the navigation; a category without a vendor is left out. */
export function readMenu({ site, catalogue }: Offer): Output<typeof contract> {
  const categories = new Set(catalogue.now().vendors.map(({ gameType }) => gameType));
  return navigationOf((gameType) => categories.has(gameType)).map((entry) => ({
    ...entry,
    gameClassify: entry.gameType === 'RNG' ? [...menuClasses(site.brand.languages)] : [],
  }));
}
