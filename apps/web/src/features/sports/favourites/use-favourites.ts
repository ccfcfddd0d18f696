import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { callBook } from '../../../shared/book/call-book.ts';
import { useMemberKey } from '../../../shared/session/session.ts';
import { useSportsSession } from '../book/use-sports-session.ts';

type WireFavourites = { readonly matches: readonly string[]; readonly leagues: readonly string[] };

export type Starred = { readonly kind: 'match' | 'league'; readonly id: string };

const LISTS = { match: 'matches', league: 'leagues' } as const;
const PATH = '/api/sports/favourites';

const useFavouritesKey = () => ['sports', 'favourites', ...useMemberKey('sports')];

/** What the member has starred, on whatever device. */
export function useFavourites() {
  const { access } = useSportsSession();
  return useQuery({
    queryKey: useFavouritesKey(),
    queryFn: ({ signal }) =>
      callBook<WireFavourites>(access?.base ?? '', {
        token: access?.token ?? '',
        path: PATH,
        signal,
      }),
    enabled: access !== null,
    retry: false,
  });
}

/** Stars something or takes its star away: shown at once, and undone where the book does not take it. */
export function useStar() {
  const { access } = useSportsSession();
  const queries = useQueryClient();
  const queryKey = useFavouritesKey();
  return useMutation({
    mutationFn: (body: Starred & { readonly isStarred: boolean }) =>
      callBook<WireFavourites>(access?.base ?? '', {
        token: access?.token ?? '',
        path: PATH,
        body,
      }),
    onMutate: async ({ kind, id, isStarred }) => {
      await queries.cancelQueries({ queryKey });
      const before = queries.getQueryData<WireFavourites>(queryKey);
      const list = LISTS[kind];
      queries.setQueryData<WireFavourites>(queryKey, (all) => {
        if (!all) return all;
        const others = all[list].filter((one) => one !== id);
        return { ...all, [list]: isStarred ? [id, ...others] : others };
      });
      return before;
    },
    onSuccess: (all) => queries.setQueryData(queryKey, all),
    onError: (_error, _starring, before) => queries.setQueryData(queryKey, before),
  });
}

export const isStarred = (all: WireFavourites | undefined, { kind, id }: Starred): boolean =>
  all?.[LISTS[kind]].includes(id) ?? false;
