import { ApiError } from '@baize/client/api-error';
import { launchGame } from '@baize/contract/lobby';
import { useLanguage } from '@baize/i18n/react.tsx';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useStart } from '../loading/start.tsx';
import { call } from '../server/api.ts';
import { useMemberKey, useSession } from '../session/session.ts';
import { callBook } from './call-book.ts';

export const useBookUrl = (): string | null => useStart().offers.bookUrl;

export type BookAccess = { readonly base: string; readonly token: string };

type Launch = { readonly nodeId: number; readonly language: string };

/** The site gives a token that is good once, and the book trades it for a session. */
export async function openBookSession(base: string | null, launch: Launch): Promise<BookAccess> {
  if (base === null) throw new ApiError('network');
  const { gameUrl } = await call(launchGame, launch);
  const launchToken = new URL(gameUrl).hash.slice(1);
  const { token } = await callBook<{ token: string }>(base, {
    path: '/api/sessions',
    body: { launchToken, requestId: crypto.randomUUID() },
  });
  return { base, token };
}

/** Opens the member's wallet at the book. One session serves while the page is open. */
export function useBookSession(nodeId: number | null) {
  const base = useBookUrl();
  const { code: language } = useLanguage();
  const { state, pending, isLoading } = useSession();
  const queries = useQueryClient();
  const queryKey = [...useMemberKey('book session'), nodeId];
  const session = useQuery({
    queryKey,
    queryFn: async (): Promise<BookAccess> => {
      if (nodeId === null) throw new ApiError('network');
      return openBookSession(base, { nodeId, language });
    },
    enabled: !isLoading && state === 'member' && pending === null && nodeId !== null,
    staleTime: Number.POSITIVE_INFINITY,
    gcTime: Number.POSITIVE_INFINITY,
    retry: false,
  });
  return {
    access: session.data ?? null,
    error: session.error,
    /** A session that the book has forgotten is opened anew. */
    renew: () => void queries.resetQueries({ queryKey, exact: true }),
  };
}
