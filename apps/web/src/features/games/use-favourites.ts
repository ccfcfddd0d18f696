import type { GameItem } from '@baize/contract/game';
import { listFavouriteIds } from '@baize/contract/lobby';
import { useQuery } from '@tanstack/react-query';
import { call } from '../../shared/api.ts';
import { useGate } from '../../shared/gate.ts';
import { isFirstWithin } from '../../shared/is-first-within.ts';
import { useMemberKey, useSession } from '../../shared/session.ts';
import { nameOf } from './name-of.ts';
import { useChangeFavourite } from './use-change-favourite.tsx';

const TOGGLE_MS = 1_000;

/** One for the whole page: a second toggle within a second is not taken, whichever tile it is on. */
const isToggleDue = isFirstWithin(TOGGLE_MS);

const NONE: ReadonlySet<number> = new Set();
const toSet = (ids: readonly number[]): ReadonlySet<number> => new Set(ids);

/** The games a member likes. A guest who likes one is asked to log in, a trial account is told. */
export function useFavourites() {
  const { state, pending } = useSession();
  const gate = useGate();
  const change = useChangeFavourite();
  const { data: ids = NONE } = useQuery({
    queryKey: useMemberKey('favouriteIds'),
    queryFn: ({ signal }) => call(listFavouriteIds, {}, signal),
    enabled: state === 'member' && pending === null,
    select: toSet,
  });
  const toggle = (game: GameItem) => {
    if (!gate({ label: nameOf(game) }) || !isToggleDue()) return;
    change({ game, isLiked: !ids.has(game.nodeId) });
  };
  return { ids, toggle };
}
