import type { Input } from '@baize/contract/endpoint';
import { decideIdentity, listIdentityQueue } from '@baize/contract/identity-desk';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { call } from '../../shared/api.ts';

const AGAIN_MS = 10_000;

export type IdentityView = Input<typeof listIdentityQueue>['view'];

export const useIdentityQueue = (view: IdentityView) =>
  useQuery({
    queryKey: ['identity', view],
    queryFn: ({ signal }) => call(listIdentityQueue, { view }, signal),
    refetchInterval: AGAIN_MS,
  });

export function useIdentityDecision(onDone: () => void) {
  const queries = useQueryClient();
  return useMutation({
    mutationFn: (input: Input<typeof decideIdentity>) => call(decideIdentity, input),
    onSuccess: onDone,
    onSettled: () =>
      Promise.all([
        queries.invalidateQueries({ queryKey: ['identity'] }),
        queries.invalidateQueries({ queryKey: ['overview'] }),
      ]),
  });
}
