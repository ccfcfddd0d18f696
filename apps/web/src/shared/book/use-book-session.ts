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

/**
 * Opens the member's wallet at the book: the site gives a token that is good once, and the book
 * trades it for a session. One session serves while the page is open.
 */
export function useBookSession(nodeId: number | null) {
  const base = useBookUrl();
  const { code: language } = useLanguage();
  const { state, pending, isLoading } = useSession();
  const queries = useQueryClient();
  const queryKey = [...useMemberKey('book session'), nodeId];
  const session = useQuery({
    queryKey,
    queryFn: async (): Promise<BookAccess> => {
      if (base === null || nodeId === null) throw new ApiError('network');
      const { gameUrl } = await call(launchGame, { nodeId, language });
      const launchToken = new URL(gameUrl).hash.slice(1);
      const { token } = await callBook<{ token: string }>(base, {
        path: '/api/sessions',
        body: { launchToken, requestId: crypto.randomUUID() },
      });
      return { base, token };
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
