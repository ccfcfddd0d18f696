import type { GameItem, VendorCard } from '@baize/contract/game';
import { LOTTERY_PAGES } from '@baize/contract/lottery-pages';
import { SPORTS_PAGES } from '@baize/contract/sports-pages';

/** What can be started: a game of a list, or a vendor's card. */
export type Launchable = Pick<
  GameItem | VendorCard,
  'vassalage' | 'gameType' | 'gameCode' | 'isGame' | 'nodeId' | 'displayName'
>;

/** Where a launch leads: an address of the site, or the list of a vendor's games over this page. */
export type LaunchPlace =
  | { readonly kind: 'page'; readonly href: string }
  | { readonly kind: 'popup' };

export type LaunchOptions = {
  /** From a list of vendors slots lead to their vendor's page of the slots. */
  readonly isFromVendors?: boolean | undefined;
  /** With play money. */
  readonly isTrial?: boolean | undefined;
};

export function placeOfGame(game: Launchable, options: LaunchOptions = {}): LaunchPlace {
  const { vassalage, gameType, gameCode, isGame, nodeId } = game;
  const lottery = LOTTERY_PAGES[vassalage];
  if (lottery) return page(lottery, gameCode === null ? {} : { gameCode });
  const sports = SPORTS_PAGES[vassalage];
  if (sports) return { kind: 'page', href: sports };
  if (gameType === 'RNG' && options.isFromVendors) return page('/rng', { vassalage });
  if (isGame === 'VASSALAGE' || nodeId === null) return { kind: 'popup' };
  return page('/seamless', { game: String(nodeId), ...(options.isTrial ? { trial: '1' } : {}) });
}

function page(path: string, search: Readonly<Record<string, string>>): LaunchPlace {
  const query = new URLSearchParams(search).toString();
  return { kind: 'page', href: query === '' ? path : `${path}?${query}` };
}
