import {
  GAME_CLASSES,
  GAME_ORDERS,
  type GameClass,
  type GameOrder,
  type GameType,
} from '@baize/contract/game';

/** What the address of a list asks for. */
export type ListSearch = {
  readonly vendors: readonly string[];
  readonly gameClass: GameClass | null;
  readonly sort: GameOrder;
  /** From 1; whether the list is that long only its answer says. */
  readonly page: number;
};

/** What a person may have typed and no list has, as it was written. */
export type Misread = { readonly page: string | null; readonly others: readonly string[] };

export const WHOLE_LIST: ListSearch = { vendors: [], gameClass: null, sort: 'popular', page: 1 };

/** The last page that can be asked for at all. */
export const PAGE_MAX = 100_000;
const VENDORS_MAX = 40;
const VENDOR = /^[A-Z0-9_]{2,20}$/;

/** Reads an address. What makes no sense is left out and told, never a reason to fail. */
export function readListSearch(
  searchText: string,
  gameType: GameType,
): { readonly asked: ListSearch; readonly misread: Misread } {
  const search = new URLSearchParams(searchText);
  const named = wordsOf(search, 'vassalage').map((word) => word.toUpperCase());
  const vendors = named.filter((word) => VENDOR.test(word)).slice(0, VENDORS_MAX);
  const [className = ''] = wordsOf(search, 'class').map((word) => word.toUpperCase());
  const gameClass = gameType === 'RNG' ? GAME_CLASSES.find((code) => code === className) : null;
  const [order = ''] = wordsOf(search, 'sort');
  const sort = GAME_ORDERS.find((code) => code === order);
  const [pageText = ''] = wordsOf(search, 'page');
  return {
    asked: {
      vendors: [...new Set(vendors)],
      gameClass: gameClass ?? null,
      sort: sort ?? WHOLE_LIST.sort,
      page: pageOf(pageText),
    },
    misread: {
      page: pageText === '' || /^[1-9]\d*$/.test(pageText) ? null : pageText,
      others: [
        ...named.filter((word) => !vendors.includes(word)),
        ...(gameClass ? [] : [className]),
        ...(sort ? [] : [order]),
      ].filter(Boolean),
    },
  };
}

/** Addresses may bring quotes around a value that reads as a number. */
const wordsOf = (search: URLSearchParams, name: string): readonly string[] =>
  search
    .getAll(name)
    .flatMap((value) => value.replace(/^"|"$/g, '').split(','))
    .map((word) => word.trim().slice(0, 40))
    .filter(Boolean);

function pageOf(text: string): number {
  const page = /^\d+$/.test(text) ? Number(text) : 1;
  return Math.min(Math.max(1, page), PAGE_MAX);
}

/** The address of a list, without what is so by itself. */
export function listHref(pathname: string, search: ListSearch): string {
  const { vendors, gameClass, sort, page } = search;
  const parts = [
    vendors.length > 0 && `vassalage=${vendors.join(',')}`,
    gameClass && `class=${gameClass}`,
    sort !== WHOLE_LIST.sort && `sort=${sort}`,
    page > 1 && `page=${page}`,
  ].filter(Boolean);
  return parts.length === 0 ? pathname : `${pathname}?${parts.join('&')}`;
}

/** A changed filter or order is another list, and begins at its first page. */
export const changeList = (search: ListSearch, change: Partial<ListSearch>): ListSearch => ({
  ...search,
  page: 1,
  ...change,
});

/** Chosen becomes not chosen, and the other way round. */
export const toggleVendor = ({ vendors }: ListSearch, code: string): readonly string[] =>
  vendors.includes(code) ? vendors.filter((vendor) => vendor !== code) : [...vendors, code];
