import { useQueryClient } from '@tanstack/react-query';
import { useMemberKey } from '../session/session.ts';

/** Reads anew whatever is kept of the member under a name that begins so. */
export function useRefresh(what: string): () => Promise<void> {
  const queries = useQueryClient();
  const [scope, login] = useMemberKey(what);
  return () =>
    queries.invalidateQueries({
      predicate: ({ queryKey }) =>
        queryKey[0] === scope && queryKey[1] === login && String(queryKey[2]).startsWith(what),
    });
}
