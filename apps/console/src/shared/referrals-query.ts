import { listReferredSlips } from '@baize/contract/trading-desk';
import { queryOptions } from '@tanstack/react-query';
import { call } from './api.ts';

const AGAIN_MS = 5_000;

/** Large bets that wait for a trader. */
export const referralsQuery = queryOptions({
  queryKey: ['trading', 'referrals'],
  queryFn: ({ signal }) => call(listReferredSlips, {}, signal),
  refetchInterval: AGAIN_MS,
  retry: false,
});
