import { type AgreedText, acceptTerms, readTerms, type TextToAgree } from '@baize/contract/consent';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { call } from '../server/api.ts';
import { useMemberKey } from '../session/session.ts';

const NONE: readonly TextToAgree[] = [];
const NOTHING: readonly AgreedText[] = [];

/** The changed texts that the member has to agree to, and the way to do so. */
export function useTerms() {
  const queries = useQueryClient();
  const queryKey = useMemberKey('terms');
  const { data } = useQuery({
    queryKey,
    queryFn: ({ signal }) => call(readTerms, {}, signal),
    staleTime: 0,
  });
  const accepting = useMutation({
    mutationFn: (texts: readonly TextToAgree[]) => call(acceptTerms, { texts: [...texts] }),
    onSuccess: (after) => queries.setQueryData(queryKey, after),
    // Published anew meanwhile: what is asked for now is shown.
    onError: () => void queries.invalidateQueries({ queryKey }),
  });
  return { due: data?.due ?? NONE, agreed: data?.agreed ?? NOTHING, accepting };
}
