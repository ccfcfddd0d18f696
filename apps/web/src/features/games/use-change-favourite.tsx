import { wordingOf } from '@baize/client/api-error';
import type { GameItem } from '@baize/contract/game';
import { addFavourite, removeFavourite } from '@baize/contract/lobby';
import { useT } from '@baize/i18n/react.tsx';
import { Button } from '@baize/ui/button.tsx';
import { useToast } from '@baize/ui/toast.tsx';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { call } from '../../shared/server/api.ts';
import { isNotSignedIn, useMemberKey } from '../../shared/session/session.ts';
import { placeOf, withGame, withId, withoutGame, withoutId } from './favourite-lists.ts';
import { nameOf } from './name-of.ts';
import { useFavouritesKey } from './use-account-games.ts';

export type FavouriteChange = { readonly game: GameItem; readonly isLiked: boolean };

const KEY = ['favourites'];

/**
 * Shown at once, then sent; what the server does not take is shown as it was, with the reason.
 * Changes are sent one after another, so that the last one holds.
 */
export function useChangeFavourite(): (change: FavouriteChange) => void {
  const queries = useQueryClient();
  const lists = useLists();
  const tell = useTell();
  const { mutate } = useMutation({
    mutationKey: KEY,
    mutationFn: send,
    scope: { id: 'favourites' },
    // Offline it fails at once and says so; a change that waits unseen would surprise later.
    networkMode: 'always',
    onMutate: (change: FavouriteChange) => {
      const at = lists.place(change);
      lists.apply(change);
      if (!change.isLiked) tell.unliked(change.game, () => mutate({ ...change, isLiked: true }));
      return at;
    },
    onError: (error, change, at) => {
      lists.apply({ ...change, isLiked: !change.isLiked }, at);
      if (!isNotSignedIn(error)) tell.failed(change.game, error);
    },
    // The last of several brings what the server has now.
    onSettled: () => (queries.isMutating({ mutationKey: KEY }) > 1 ? undefined : lists.refresh()),
  });
  return mutate;
}

const send = ({ game: { nodeId, vassalage, gameType }, isLiked }: FavouriteChange) =>
  isLiked
    ? call(addFavourite, { nodeId })
    : call(removeFavourite, { nodeId, vendor: vassalage, gameType });

/** The liked games as this page knows them: by their numbers, and where shown as games. */
function useLists() {
  const queries = useQueryClient();
  const idsKey = useMemberKey('favouriteIds');
  const gamesKey = useFavouritesKey();
  return {
    place: ({ game }: FavouriteChange) => placeOf(queries.getQueryData(gamesKey), game.nodeId),
    apply: ({ game, isLiked }: FavouriteChange, at = 0) => {
      // An answer under way was written before the change, and would take it back.
      void queries.cancelQueries({ queryKey: idsKey });
      void queries.cancelQueries({ queryKey: gamesKey });
      queries.setQueryData<readonly number[]>(idsKey, (ids) =>
        isLiked ? withId(ids, game.nodeId) : withoutId(ids, game.nodeId),
      );
      queries.setQueryData<readonly GameItem[]>(gamesKey, (games) =>
        isLiked ? withGame(games, game, at) : withoutGame(games, game.nodeId),
      );
    },
    refresh: () => {
      void queries.invalidateQueries({ queryKey: idsKey });
      void queries.invalidateQueries({ queryKey: gamesKey });
    },
  };
}

function useTell() {
  const t = useT();
  const show = useToast();
  return {
    unliked: (game: GameItem, undo: () => void) =>
      show({
        tone: 'info',
        text: t('lobby.unliked', { name: nameOf(game) }),
        action: (
          <Button look="ghost" size="small" onClick={undo}>
            {t('lobby.undo')}
          </Button>
        ),
      }),
    failed: (game: GameItem, error: unknown) => {
      const values = { name: nameOf(game), why: wordingOf(error, t) };
      show({ tone: 'loss', text: t('lobby.favourite_failed', values) });
    },
  };
}
