import { listRecentGames } from '@baize/contract/lobby';
import { useLanguage, useT } from '@baize/i18n/react.tsx';
import { useQuery } from '@tanstack/react-query';
import { useHotGames } from '../../shared/launch/use-hot-games.ts';
import { call } from '../../shared/server/api.ts';
import { useMemberKey, useSession } from '../../shared/session/session.ts';
import type { FoundGame } from './use-search.ts';

const SUGGESTED = 6;

/** Before anything is typed: what a member played last; for everyone else what the house puts first. */
export function useSuggestions(byId: ReadonlyMap<number, FoundGame>) {
  const t = useT();
  const { code } = useLanguage();
  const { state, pending } = useSession();
  const recent = useQuery({
    queryKey: useMemberKey('recentGames'),
    queryFn: ({ signal }) => call(listRecentGames, { language: code }, signal),
    enabled: state === 'member' && pending === null,
  });
  const hot = useHotGames();
  const played = (recent.data ?? []).flatMap(({ nodeId }) => byId.get(nodeId) ?? []);
  const popular = (hot.data ?? []).flatMap(({ nodeId }) => byId.get(nodeId) ?? []);
  return played.length > 0
    ? { title: t('search.recent'), games: played.slice(0, SUGGESTED) }
    : { title: t('search.popular'), games: popular.slice(0, SUGGESTED) };
}
