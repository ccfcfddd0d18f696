import type { QueryClient } from '@tanstack/react-query';

type Queue =
  | 'withdrawals'
  | 'deposits'
  | 'adjustments'
  | 'applications'
  | 'redemptions'
  | 'feedback'
  | 'support'
  | 'chat';

/** After a decision: its queue is asked for again, and what the menu counts. */
export const refreshQueue = (queries: QueryClient, queue: Queue) =>
  Promise.all([
    queries.invalidateQueries({ queryKey: [queue] }),
    queries.invalidateQueries({ queryKey: ['overview'] }),
  ]);
