import { launchGame, launchTrial } from '@baize/contract/lobby';
import { useLanguage } from '@baize/i18n/react.tsx';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { call } from '../../shared/server/api.ts';
import { useMemberKey, useSession } from '../../shared/session/session.ts';

export type GameToLaunch = { readonly nodeId: number; readonly isTrial: boolean };

/**
 * Launches a game, once: its address is good for one opening, so that nothing but `again` and
 * another login asks for a second one, also when everything else is fetched anew.
 */
export function useLaunchedGame({ nodeId, isTrial }: GameToLaunch) {
  const { code: language } = useLanguage();
  const { isLoading, state, pending } = useSession();
  const [attempt, setAttempt] = useState(1);
  // A language that changes in the middle of a round must not end it.
  const [spoken] = useState(language);
  const isReady = !isLoading && (isTrial || (state === 'member' && pending === null));
  const launched = useQuery({
    queryKey: [...useMemberKey('launch'), nodeId, isTrial, attempt],
    queryFn: ({ signal }) =>
      isTrial
        ? call(launchTrial, { nodeId, language: spoken }, signal)
        : call(launchGame, { nodeId, language: spoken }, signal),
    enabled: ({ state: { data, error } }) => isReady && data === undefined && error === null,
    staleTime: Number.POSITIVE_INFINITY,
    gcTime: 0,
    retry: false,
  });
  return {
    /** Who plays is known. */
    isReady,
    /** Whoever played is logged in no longer; of the page that is drawn for everybody nobody knows. */
    isOut: typeof document !== 'undefined' && !isLoading && !isTrial && state === 'guest',
    data: launched.data ?? null,
    error: launched.error,
    attempt,
    again: () => setAttempt((count) => count + 1),
  };
}
