import { useVendors } from '../../features/games/use-vendors.ts';
import { useBrand } from '../../shared/loading/start.tsx';
import { type Category, categoriesOf } from './categories-of.ts';

/** The categories of the site: every menu is drawn from these. */
export const useCategories = (): readonly Category[] => categoriesOf(useBrand(), useVendors().data);
