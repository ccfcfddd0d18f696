import type { listVendorGameTypes } from '@baize/contract/catalog';
import type { Output } from '@baize/contract/endpoint';
import type { VendorCard } from '@baize/contract/game';

const GAMES_OF_A_SMALL_ONE = 10;

type Offered = Output<typeof listVendorGameTypes>;

/** A menu is large where one of its vendors has more than ten games of that type. */
export const isLargeMenu = (vendors: readonly VendorCard[], offered?: Offered): boolean =>
  vendors.some((vendor) => gameCountOfVendor(vendor, offered) > GAMES_OF_A_SMALL_ONE);

/** As the vendors' game types say; until they are known, as the list of vendors does. */
export function gameCountOfVendor(
  { vassalage, gameType, gameCount }: VendorCard,
  offered?: Offered,
): number {
  const types = offered?.find((row) => row.vassalage === vassalage)?.gameTypes;
  return types?.find((row) => row.gameType === gameType)?.gameCount ?? gameCount;
}
