import { type GameType, PAGE_SIZE } from '@baize/contract/game';
import { useRouterState } from '@tanstack/react-router';
import { useMemo } from 'react';
import { useVendorGameTypes } from '../../shared/names/use-vendor-game-types.ts';
import { facetsOf } from './facets.ts';
import { type ListSearch, readListSearch } from './list-search.ts';
import { type GameListQuery, useGameList } from './use-game-list.ts';
import { usePressedList } from './use-pressed-list.ts';

/** The page of games that an address asks for. */
export const listQuery = (gameType: GameType, search: ListSearch): GameListQuery => ({
  gameType,
  page: search.page,
  pageSize: PAGE_SIZE,
  vassalage: search.vendors.join(','),
  gameClassify: search.gameClass ?? undefined,
  sort: search.sort,
});

/** A list of games as its address says: what is asked for, what came, and how to ask otherwise. */
export function useList(gameType: GameType) {
  const searchText = useRouterState({ select: ({ location }) => location.searchStr });
  const types = useVendorGameTypes();
  const { asked, misread } = readListSearch(searchText, gameType);
  const known = types.data?.map(({ vassalage }) => vassalage);
  const isKnown = (code: string) => known?.includes(code) ?? true;
  const search: ListSearch = { ...asked, vendors: asked.vendors.filter(isKnown) };
  // Whether a named vendor exists is known first: a call that names one who does not is refused.
  const isWanted = asked.vendors.length === 0 || !types.isPending;
  const { page, pages, list } = useExistingPage(gameType, search, isWanted);
  const { shown, change } = usePressedList({ ...search, page });
  const { gameClass } = shown;
  const named = shown.vendors.join();
  const facets = useMemo(() => {
    const vendors = named === '' ? [] : named.split(',');
    return types.data ? facetsOf(types.data, gameType, { vendors, gameClass }) : null;
  }, [types.data, gameType, named, gameClass]);
  const strangers = asked.vendors.filter((code) => !isKnown(code));
  return {
    search: shown,
    list,
    pages,
    facets,
    misread: {
      page: asked.page > page ? new URLSearchParams(searchText).get('page') : misread.page,
      others: [...strangers, ...misread.others],
    },
    change,
  };
}

/** The page that was asked for, or the last one where the list is shorter. */
function useExistingPage(gameType: GameType, search: ListSearch, isWanted: boolean) {
  const query = listQuery(gameType, search);
  const asked = useGameList(query, { isWanted });
  const pages = asked.isPlaceholderData ? undefined : asked.data?.totalPages;
  const page = Math.max(1, Math.min(search.page, pages ?? search.page));
  const list = useGameList({ ...query, page }, { isWanted });
  // The next page is asked for while this one is looked at.
  useGameList({ ...query, page: page + 1 }, { isWanted: page < (pages ?? 0) });
  return { page, pages: list.data?.totalPages ?? 0, list };
}
