import { ApiError } from '@baize/client/api-error';
import type { EndedWhy } from '@baize/contract/events';
import { MutationCache, QueryCache, QueryClient } from '@tanstack/react-query';
import { queryKeys } from '../shared/server/queries.ts';
import { keptToken } from '../shared/session/kept.ts';
import { isNotSignedIn } from '../shared/session/session.ts';

const FRESH_MS = 60_000;

/** Refusals that are about the visitor and not about the call: the site itself has closed. */
const CLOSED: ReadonlySet<string> = new Set(['maintenance', 'access_restricted']);

/** Only what never reached a server is worth asking again; a refusal stays a refusal. */
const isWorthRepeating = (failures: number, error: Error): boolean =>
  failures < 2 && error instanceof ApiError && isPassing(error.code);

const isPassing = (code: string): boolean =>
  code === 'network' || code === 'timeout' || code === 'unavailable';

/** Why the session ended, where the server knows; a list of the words is not loaded for it. */
const whyOf = (error: Error): EndedWhy | null =>
  error instanceof ApiError ? ((error.details['why'] as EndedWhy | undefined) ?? null) : null;

type Options = {
  /** A call was refused for want of a live session, which this page thought it had. */
  readonly onSessionLost?: (why: EndedWhy | null) => void;
};

export function createQueries({ onSessionLost }: Options = {}): QueryClient {
  const hear = (error: Error) => {
    if (isNotSignedIn(error) && keptToken() !== null) onSessionLost?.(whyOf(error));
  };
  const queries: QueryClient = new QueryClient({
    queryCache: new QueryCache({
      onError: (error, query) => {
        if (!query.meta?.['isQuiet']) hear(error);
        const isPermission = query.queryKey[0] === queryKeys.permission[0];
        if (isPermission || !(error instanceof ApiError) || !CLOSED.has(error.code)) return;
        void queries.invalidateQueries({ queryKey: queryKeys.permission });
      },
    }),
    mutationCache: new MutationCache({ onError: hear }),
    defaultOptions: { queries: { staleTime: FRESH_MS, retry: isWorthRepeating } },
  });
  return queries;
}
