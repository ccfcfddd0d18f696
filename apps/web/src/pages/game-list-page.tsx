import { categoryAt } from '@baize/contract/navigation';
import type { QueryClient } from '@tanstack/react-query';
import { useRouterState } from '@tanstack/react-router';
import { GameList } from '../features/games/game-list.tsx';
import { readListSearch } from '../features/games/list-search.ts';
import { gameListQuery } from '../features/games/use-game-list.ts';
import { listQuery } from '../features/games/use-list.ts';
import { vendorsQuery } from '../features/games/use-vendors.ts';
import type { Speaker } from '../shared/names/speaker.ts';
import { vendorGameTypesQuery } from '../shared/names/use-vendor-game-types.ts';
import { NotFoundPage } from './not-found-page.tsx';

/** What its first view is made of. */
export function firstAnswers(
  queries: QueryClient,
  speaker: Speaker,
  { pathname, search }: Location,
) {
  const category = categoryAt(pathname);
  if (!category) return [];
  const { asked } = readListSearch(search, category.gameType);
  const games = gameListQuery(listQuery(category.gameType, asked), speaker);
  return [
    queries.prefetchQuery(vendorsQuery(speaker)),
    queries.prefetchQuery(vendorGameTypesQuery(speaker)),
    // A vendor that is named may not exist; the list looks after that.
    ...(asked.vendors.length === 0 ? [queries.prefetchQuery(games)] : []),
  ];
}

/** A category as the list of its games. */
export function GameListPage() {
  const category = useRouterState({ select: ({ location }) => categoryAt(location.pathname) });
  return category ? <GameList key={category.gameType} category={category} /> : <NotFoundPage />;
}
