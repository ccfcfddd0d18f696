import {
  GAME_CLASSES,
  type GameClass,
  type GameType,
  MENU_CLASSES,
  type MenuClass,
} from './game.ts';
import { LOTTERY_ENTRIES } from './lottery-pages.ts';

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

const NO_CLASSES: readonly GameClass[] = [];

const category = <const Item extends Pick<NavigationItem, 'name' | 'gameType' | 'page'>>(
  item: Item,
) => ({
  ...item,
  title: item.name as Item['name'],
  gameClassify: item.gameType === 'RNG' ? GAME_CLASSES : NO_CLASSES,
});

/** In the order of the navigation. A category without a vendor is left out of it. */
export const CATEGORY_ITEMS = [
  category({ name: 'con_sports', gameType: 'SPORTS', page: '/sports' }),
  category({ name: 'con_live', gameType: 'LIVE', page: '/live' }),
  category({ name: 'con_rng', gameType: 'RNG', page: '/rng' }),
  category({ name: 'con_fish', gameType: 'FISH', page: '/fish' }),
  category({ name: 'con_pvp', gameType: 'PVP', page: '/pvp' }),
  category({ name: 'con_lott', gameType: 'LOTT', page: LOTTERY_ENTRIES.Lott }),
  category({ name: 'con_elott', gameType: 'ELOTT', page: '/elott' }),
  category({ name: 'compete_game', gameType: 'ESPORTS', page: '/esports' }),
  category({ name: 'con_cockfight', gameType: 'COCKFIGHT', page: '/cockfight' }),
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

/** The sub-categories of slots; bingo only where a brand offers a TY language, of which none is delivered. */
export const menuClasses = (languages: readonly string[]): readonly MenuClass[] =>
  languages.some((code) => code.startsWith('TY')) ? MENU_CLASSES : GAME_CLASSES;

/** The category at an address; null where there is none. */
export const categoryAt = (pathname: string) =>
  CATEGORY_ITEMS.find(({ page }) => page === pathname.toLowerCase().replace(/\/$/, '')) ?? null;
