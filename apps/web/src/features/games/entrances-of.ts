import type { VendorCard } from '@baize/contract/game';
import type { ListSearch } from './list-search.ts';

type Narrowed = Pick<ListSearch, 'vendors' | 'gameClass'>;

/** The vendors that a list shows as doors, for it holds no single games of theirs. */
export const entrancesOf = (
  vendors: readonly VendorCard[],
  { vendors: asked, gameClass }: Narrowed,
): readonly VendorCard[] =>
  vendors.filter(
    ({ vassalage, gameCount }) =>
      gameCount === 0 && gameClass === null && (asked.length === 0 || asked.includes(vassalage)),
  );
