import type { GameType, VendorCard } from '@baize/contract/game';

/** The vendors of one category, in the order they are shown. */
export type Category<Vendor = VendorCard> = {
  readonly gameCategory: GameType;
  readonly vendors: readonly Vendor[];
};

/** As many of a category as the home page shows before it is asked for more. */
const FIRST = 5;

export const firstVendors = <Vendor>(vendors: readonly Vendor[]): readonly Vendor[] =>
  vendors.slice(0, FIRST);

/** Slots beyond the tenth vendor have a place of their own, and it holds ten. */
const MXWIN_FROM = 10;
const MXWIN_TO = 20;

/** The vendors of MXWIN among those of the slots; none where ten are all there are. */
export const mxwinOf = <Vendor>(rng: readonly Vendor[]): readonly Vendor[] =>
  rng.slice(MXWIN_FROM, MXWIN_TO);

export const vendorsOf = <Vendor>(
  categories: readonly Category<Vendor>[],
  gameType: GameType,
): readonly Vendor[] =>
  categories.find(({ gameCategory }) => gameCategory === gameType)?.vendors ?? [];
