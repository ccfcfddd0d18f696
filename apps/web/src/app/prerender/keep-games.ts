import { categoryAt } from '@baize/contract/navigation';
import type { FirstGames } from '@baize/contract/start';
import type { QueryClient } from '@tanstack/react-query';
import { WHOLE_LIST } from '../../features/games/list-search.ts';
import { gameListQuery } from '../../features/games/use-game-list.ts';
import { listQuery } from '../../features/games/use-list.ts';
import { vendorsQuery } from '../../features/games/use-vendors.ts';
import { hotGamesQuery } from '../../shared/launch/use-hot-games.ts';
import type { Speaker } from '../../shared/names/speaker.ts';
import { vendorGameTypesQuery } from '../../shared/names/use-vendor-game-types.ts';

type View = { readonly path: string; readonly speaker: Speaker };

/** Puts what a page would ask for where it looks first: it is drawn with its games in their places. */
export function keepGames(queries: QueryClient, games: FirstGames, { path, speaker }: View) {
  queries.setQueryData(vendorsQuery(speaker).queryKey, games.vendors);
  queries.setQueryData(hotGamesQuery(speaker).queryKey, games.hot);
  queries.setQueryData(vendorGameTypesQuery(speaker).queryKey, games.types);
  const category = categoryAt(path);
  if (!category || !games.list) return;
  const { queryKey } = gameListQuery(listQuery(category.gameType, WHOLE_LIST), speaker);
  queries.setQueryData(queryKey, games.list);
}
