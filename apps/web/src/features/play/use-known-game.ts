import { readGame } from '@baize/contract/catalog';
import { useLanguage } from '@baize/i18n/react.tsx';
import { useQuery } from '@tanstack/react-query';
import { call } from '../../shared/server/api.ts';
import { queryKeys } from '../../shared/server/queries.ts';

/** What the catalogue knows of a game, and what it would play instead. */
export function useKnownGame(nodeId: number | null) {
  const { code: language } = useLanguage();
  return useQuery({
    queryKey: queryKeys.catalogue(language, 'game', nodeId),
    queryFn: ({ signal }) => call(readGame, { nodeId: nodeId ?? 0, language }, signal),
    enabled: nodeId !== null,
  });
}
