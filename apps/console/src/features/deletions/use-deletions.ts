import { listDeletions } from '@baize/contract/deletion';
import type { Input } from '@baize/contract/endpoint';
import { useQuery } from '@tanstack/react-query';
import { call } from '../../shared/api.ts';

const AGAIN_MS = 30_000;

export type DeletionView = Input<typeof listDeletions>['view'];

export const useDeletions = (view: DeletionView) =>
  useQuery({
    queryKey: ['deletions', view],
    queryFn: ({ signal }) => call(listDeletions, { view }, signal),
    refetchInterval: AGAIN_MS,
  });
