import {
  askDeletion,
  cancelDeletion,
  type DeletionState,
  readDeletion,
} from '@baize/contract/deletion';
import type { Input } from '@baize/contract/endpoint';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { call } from '../../shared/server/api.ts';
import { useMemberKey } from '../../shared/session/session.ts';

export const useDeletion = () =>
  useQuery({
    queryKey: useMemberKey('deletion'),
    queryFn: ({ signal }) => call(readDeletion, {}, signal),
  });

/** Shows what the server made of a change; what it refuses may have other reasons than were shown. */
function useKept() {
  const queries = useQueryClient();
  const queryKey = useMemberKey('deletion');
  return {
    onSuccess: (state: DeletionState) => queries.setQueryData(queryKey, state),
    onError: () => queries.invalidateQueries({ queryKey }),
  };
}

export const useAskDeletion = () =>
  useMutation({
    mutationFn: (input: Input<typeof askDeletion>) => call(askDeletion, input),
    ...useKept(),
  });

export const useCancelDeletion = () =>
  useMutation({ mutationFn: () => call(cancelDeletion, {}), ...useKept() });
