import { FAVOURITES_MAX, listFavourites, listRecentGames } from '@baize/contract/lobby';
import { useLanguage } from '@baize/i18n/react.tsx';
import { useQuery } from '@tanstack/react-query';
import { call } from '../../shared/server/api.ts';
import { useMemberKey, useSession } from '../../shared/session/session.ts';

/** The key of the liked games, named in the language of the page. */
export const useFavouritesKey = () => useMemberKey(`favourites ${useLanguage().code}`);

const useIsMember = (): boolean => {
  const { state, pending } = useSession();
  return state === 'member' && pending === null;
};

/** The games a member likes, the newest first. */
export function useFavouriteGames({ isWanted = true } = {}) {
  const { code } = useLanguage();
  const isMember = useIsMember();
  const input = {
    clientType: '3',
    platform: 'flash,html5-desktop',
    language: code,
    pageNo: 1,
    pageSize: FAVOURITES_MAX,
    gameType: 'RNG',
  } as const;
  return useQuery({
    queryKey: useFavouritesKey(),
    queryFn: async ({ signal }) => (await call(listFavourites, input, signal)).content,
    enabled: isMember && isWanted,
  });
}

/** The games a member launched last; asked for at every visit, for each launch changes them. */
export function useRecentGames({ isWanted = true } = {}) {
  const { code } = useLanguage();
  const isMember = useIsMember();
  return useQuery({
    queryKey: useMemberKey(`recent ${code}`),
    queryFn: ({ signal }) => call(listRecentGames, { language: code }, signal),
    enabled: isMember && isWanted,
    staleTime: 0,
  });
}
