import type { VendorCard } from './game.ts';

/** In which of its ways a lottery pays, as its calls are asked. */
export type PrizeMode = 'ELOTT' | 'LOTT';

/** The lotteries whose card among the vendors makes the difference. */
const ELECTRONIC: ReadonlySet<string> = new Set(['TCG_LOTTO_VN', 'LOTT']);

type Category = { readonly vendors: readonly Pick<VendorCard, 'vassalage'>[] };

/** Electronic where the vendors hold a card of the Vietnamese or of the house's lottery. */
export const prizeModeOf = (categories: readonly Category[]): PrizeMode =>
  categories.some(({ vendors }) => vendors.some(({ vassalage }) => ELECTRONIC.has(vassalage)))
    ? 'ELOTT'
    : 'LOTT';
