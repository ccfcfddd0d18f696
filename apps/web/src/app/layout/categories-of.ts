import type { listGameVendors } from '@baize/contract/catalog';
import type { Output } from '@baize/contract/endpoint';
import type { GameType, VendorCard } from '@baize/contract/game';
import { CATEGORY_ITEMS } from '@baize/contract/navigation';
import type { Start } from '@baize/contract/start';

/** An entry of the navigation, and whoever makes its games; null until that is known. */
export type Category = (typeof CATEGORY_ITEMS)[number] & {
  readonly vendors: readonly VendorCard[] | null;
};

type Vendors = Output<typeof listGameVendors>;
type BrandLists = Pick<Start['brand'], 'cockfight' | 'esportGames'>;

/**
 * The categories that have a vendor. Until the vendors are known, those that this brand can have:
 * so the menus stand still while the answer is on its way, and remain where it does not come.
 */
export function categoriesOf(brand: BrandLists, answer: Vendors | undefined): readonly Category[] {
  if (!answer) {
    return CATEGORY_ITEMS.filter(({ gameType }) => canHave(brand, gameType)).map((item) => ({
      ...item,
      vendors: null,
    }));
  }
  const byType = new Map(answer.map(({ gameCategory, vendors }) => [gameCategory, vendors]));
  return CATEGORY_ITEMS.map((item) => ({
    ...item,
    vendors: byType.get(item.gameType) ?? [],
  })).filter(({ vendors }) => vendors.length > 0);
}

/** Two categories are the brand's own choice. */
function canHave({ cockfight, esportGames }: BrandLists, gameType: GameType): boolean {
  if (gameType === 'COCKFIGHT') return cockfight.length > 0;
  return gameType !== 'ESPORTS' || esportGames.length > 0;
}

/** How many games a category has; null until that is known. */
export const gameCountOf = ({ vendors }: Pick<Category, 'vendors'>): number | null =>
  vendors?.reduce((sum, { gameCount }) => sum + gameCount, 0) ?? null;
