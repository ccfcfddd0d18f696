import type { GameItem } from '@baize/contract/game';
import { listFavouriteIds } from '@baize/contract/lobby';
import { useQuery } from '@tanstack/react-query';
import { call } from '../../shared/server/api.ts';
import { useGate } from '../../shared/session/gate.ts';
import { useMemberKey, useSession } from '../../shared/session/session.ts';
import { isFirstWithin } from '../../shared/timing/is-first-within.ts';
import { nameOf } from './name-of.ts';
import { useChangeFavourite } from './use-change-favourite.tsx';

const TOGGLE_MS = 1_000;

/**
 * For each game, wherever on the page its tile stands: a second press within a second is not taken,
 * but whoever likes three games in a row likes all three.
 */
const lastToggles = new Map<number, () => boolean>();

function isToggleDue({ nodeId }: GameItem): boolean {
  const isDue = lastToggles.get(nodeId) ?? isFirstWithin(TOGGLE_MS);
  lastToggles.set(nodeId, isDue);
  return isDue();
}

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
    if (!gate({ label: nameOf(game) }) || !isToggleDue(game)) return;
    change({ game, isLiked: !ids.has(game.nodeId) });
  };
  return { ids, toggle };
}
