import { GAME_CLASSES, type GameClass, type GameType } from './game.ts';

/** An entry of the navigation. The keys are the outside's names of its texts. */
export type NavigationItem = {
  /** The key of its label. */
  readonly name: string;
  readonly gameType: GameType | null;
  readonly page: `/${string}`;
  /** The key of the page's title; empty where the page shows none. */
  readonly title: string;
  readonly gameClassify: readonly GameClass[];
};

const category = <const T extends GameType, const P extends `/${string}`, const N extends string>(
  gameType: T,
  page: P,
  name: N,
) =>
  ({
    name,
    gameType,
    page,
    title: name,
    gameClassify: (gameType === 'RNG' ? GAME_CLASSES : []) as readonly GameClass[],
  }) satisfies NavigationItem;

/** In the order of the navigation. A category without a vendor is left out of it. */
export const CATEGORY_ITEMS = [
  category('SPORTS', '/sports', 'con_sports'),
  category('LIVE', '/live', 'con_live'),
  category('RNG', '/rng', 'con_rng'),
  category('FISH', '/fish', 'con_fish'),
  category('PVP', '/pvp', 'con_pvp'),
  category('LOTT', '/lott', 'con_lott'),
  category('ELOTT', '/elott', 'con_elott'),
  category('ESPORTS', '/esports', 'compete_game'),
  category('COCKFIGHT', '/cockfight', 'con_cockfight'),
] as const;

export const HOME_ITEM = {
  name: 'hd_home',
  gameType: null,
  page: '/',
  title: '',
  gameClassify: [],
} as const satisfies NavigationItem;

export const PROMOTIONS_ITEM = {
  name: 'hd_event',
  gameType: null,
  page: '/promotions',
  title: '',
  gameClassify: [],
} as const satisfies NavigationItem;

/** Home, one entry for each category with a vendor, promotions. */
export const navigationOf = (hasVendor: (gameType: GameType) => boolean) =>
  [
    HOME_ITEM,
    ...CATEGORY_ITEMS.filter(({ gameType }) => hasVendor(gameType)),
    PROMOTIONS_ITEM,
  ] as const;

/** The category at an address; null where there is none. */
export const categoryAt = (pathname: string) =>
  CATEGORY_ITEMS.find(({ page }) => page === pathname.toLowerCase().replace(/\/$/, '')) ?? null;
