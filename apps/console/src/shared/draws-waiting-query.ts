import { countDeskDraws } from '@baize/contract/draw-desk';
import { queryOptions } from '@tanstack/react-query';
import { call } from './api.ts';

const AGAIN_MS = 10_000;

/** Results, corrections and limits that wait for somebody. */
export const drawsWaitingQuery = queryOptions({
  queryKey: ['draws', 'waiting'],
  queryFn: ({ signal }) => call(countDeskDraws, {}, signal),
  refetchInterval: AGAIN_MS,
  retry: false,
});
