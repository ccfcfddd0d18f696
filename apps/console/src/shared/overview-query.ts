import { readOverview } from '@baize/contract/desk';
import type { Output } from '@baize/contract/endpoint';
import { queryOptions } from '@tanstack/react-query';
import { call } from './api.ts';

export type Overview = Output<typeof readOverview>;

const AGAIN_MS = 10_000;

/** What waits and what happened today; the menu counts by it too. */
export const overviewQuery = queryOptions({
  queryKey: ['overview'],
  queryFn: ({ signal }) => call(readOverview, {}, signal),
  refetchInterval: AGAIN_MS,
});
