import { listGames } from '@baize/contract/catalog';
import type { GameClass, GameOrder, GameType } from '@baize/contract/game';
import { keepPreviousData, queryOptions, useQuery } from '@tanstack/react-query';
import { type Speaker, useSpeaker } from '../../shared/names/speaker.ts';
import { call } from '../../shared/server/api.ts';
import { queryKeys } from '../../shared/server/queries.ts';

/** Which page of which list. Several vendors are joined by commas. */
export type GameListQuery = {
  readonly gameType: GameType;
  /** From 1. */
  readonly page: number;
  readonly pageSize: number;
  readonly vassalage?: string | undefined;
  readonly gameClassify?: GameClass | undefined;
  readonly sort?: GameOrder | undefined;
};

/** A page of games, as the query that fetches it; for asking before it is shown. */
export function gameListQuery(query: GameListQuery, { language, merchant }: Speaker) {
  const { gameType, page, pageSize, vassalage, gameClassify, sort } = query;
  const input = {
    clientType: '3',
    platform: 'flash,html5-desktop',
    merchant,
    gameType,
    pageNo: page,
    pageSize,
    language,
    ...(vassalage ? { vassalage } : {}),
    ...(gameClassify ? { gameClassify } : {}),
    ...(sort ? { sort } : {}),
  } as const;
  return queryOptions({
    queryKey: queryKeys.catalogue(language, 'games', query),
    queryFn: ({ signal }) => call(listGames, input, signal),
  });
}

/** A page of games; the page before stays in sight until the next has come. */
export const useGameList = (query: GameListQuery, { isWanted = true } = {}) =>
  useQuery({
    ...gameListQuery(query, useSpeaker()),
    placeholderData: keepPreviousData,
    enabled: isWanted,
  });
