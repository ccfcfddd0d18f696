import type { GameItem } from '@baize/contract/game';
import { addFavourite, listFavouriteIds, removeFavourite } from '@baize/contract/lobby';
import { useT } from '@baize/i18n/react.tsx';
import { useToast } from '@baize/ui/toast.tsx';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { call } from '../../shared/api.ts';
import { wordingOf } from '../../shared/api-error.ts';
import { useGate } from '../../shared/gate.ts';
import { isNotSignedIn, useMemberKey, useSession } from '../../shared/session.ts';
import { placeOf, withGame, withId, withoutGame, withoutId } from './favourite-lists.ts';
import { isFirstWithin } from './is-first-within.ts';
import { nameOf } from './name-of.ts';

const TOGGLE_MS = 1_000;

/** One for the whole page: a second toggle within a second is not taken, whichever tile it is on. */
const isToggleDue = isFirstWithin(TOGGLE_MS);

type Change = { readonly game: GameItem; readonly isLiked: boolean };

const NONE: ReadonlySet<number> = new Set();
const toSet = (ids: readonly number[]): ReadonlySet<number> => new Set(ids);

/** The games a member likes. A guest who likes one is asked to log in, a trial account is told. */
export function useFavourites() {
  const { state, pending } = useSession();
  const gate = useGate();
  const { data: ids = NONE } = useQuery({
    queryKey: useMemberKey('favouriteIds'),
    queryFn: ({ signal }) => call(listFavouriteIds, {}, signal),
    enabled: state === 'member' && pending === null,
    select: toSet,
  });
  const change = useChange();
  const toggle = (game: GameItem) => {
    if (!gate({ label: nameOf(game) }) || !isToggleDue()) return;
    change({ game, isLiked: !ids.has(game.nodeId) });
  };
  return { ids, toggle, change };
}

/**
 * Shown at once, then sent; what the server does not take is shown as it was, with the reason.
 * Changes are sent one after another, so that the last one holds.
 */
function useChange(): (change: Change) => void {
  const t = useT();
  const show = useToast();
  const queries = useQueryClient();
  const idsKey = useMemberKey('favouriteIds');
  const gamesKey = useMemberKey('favourites');
  const apply = ({ game, isLiked }: Change, at: number) => {
    queries.setQueryData<readonly number[]>(idsKey, (ids) =>
      isLiked ? withId(ids, game.nodeId) : withoutId(ids, game.nodeId),
    );
    queries.setQueryData<readonly GameItem[]>(gamesKey, (games) =>
      isLiked ? withGame(games, game, at) : withoutGame(games, game.nodeId),
    );
  };
  const { mutate } = useMutation({
    mutationFn: send,
    scope: { id: 'favourites' },
    // Offline it fails at once and says so; waiting unseen for a network would surprise later.
    networkMode: 'always',
    onMutate: async (change: Change) => {
      await queries.cancelQueries({ queryKey: idsKey });
      await queries.cancelQueries({ queryKey: gamesKey });
      const at = placeOf(queries.getQueryData(gamesKey), change.game.nodeId);
      apply(change, 0);
      return at;
    },
    onError: (error, change, at = 0) => {
      apply({ ...change, isLiked: !change.isLiked }, at);
      if (isNotSignedIn(error)) return;
      const values = { name: nameOf(change.game), why: wordingOf(error, t) };
      show({ tone: 'loss', text: t('lobby.favourite_failed', values) });
    },
  });
  return mutate;
}

const send = ({ game: { nodeId, vassalage, gameType }, isLiked }: Change) =>
  isLiked
    ? call(addFavourite, { nodeId })
    : call(removeFavourite, { nodeId, vendor: vassalage, gameType });
