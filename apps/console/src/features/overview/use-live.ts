import type { Output } from '@baize/contract/endpoint';
import { readLive } from '@baize/contract/live';
import { useQuery } from '@tanstack/react-query';
import { call } from '../../shared/api.ts';

export type Live = Output<typeof readLive>;

const AGAIN_MS = 5_000;

/** What happens now, asked for again every few seconds. */
export const useLive = () =>
  useQuery({
    queryKey: ['live'],
    queryFn: ({ signal }) => call(readLive, {}, signal),
    refetchInterval: AGAIN_MS,
  });
