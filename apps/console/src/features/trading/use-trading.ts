import type { Input } from '@baize/contract/endpoint';
import {
  cancelLateBets,
  decideReferredSlip,
  listTradedMatches,
  nudgeMarket,
  readTradedMatch,
  resumeMatch,
  stopMatch,
} from '@baize/contract/trading-desk';
import {
  enterMatchResult,
  listMatchResults,
  withdrawMatchResult,
} from '@baize/contract/trading-results';
import type { TradingView, WholeTradedMatch } from '@baize/contract/trading-shape';
import {
  keepPreviousData,
  type QueryClient,
  useMutation,
  useQuery,
  useQueryClient,
} from '@tanstack/react-query';
import { call } from '../../shared/api.ts';

const KEY = 'trading';
const AGAIN_MS = 3_000;
const RESULTS_AGAIN_MS = 15_000;

export const useTraded = (view: TradingView) =>
  useQuery({
    queryKey: [KEY, 'list', view],
    queryFn: ({ signal }) => call(listTradedMatches, { view }, signal),
    placeholderData: keepPreviousData,
    refetchInterval: AGAIN_MS,
  });

export const useTradedMatch = (eventId: string) =>
  useQuery({
    queryKey: [KEY, 'match', eventId],
    queryFn: ({ signal }) => call(readTradedMatch, { eventId }, signal),
    refetchInterval: AGAIN_MS,
  });

export const useMatchResults = (days: number) =>
  useQuery({
    queryKey: [KEY, 'results', days],
    queryFn: ({ signal }) => call(listMatchResults, { days }, signal),
    placeholderData: keepPreviousData,
    refetchInterval: RESULTS_AGAIN_MS,
  });

const show = (queries: QueryClient, match: WholeTradedMatch) =>
  queries.setQueryData([KEY, 'match', match.eventId], match);

/** Shows the match as it is after an act at once, and asks for all else anew. */
function useAct<ActInput, Told>(
  act: (input: ActInput) => Promise<Told>,
  matchOf: (told: Told) => WholeTradedMatch | null,
) {
  const queries = useQueryClient();
  return useMutation({
    mutationFn: act,
    onSuccess: (told) => {
      const match = matchOf(told);
      if (match) show(queries, match);
    },
    onSettled: () => void queries.invalidateQueries({ queryKey: [KEY] }),
  });
}

export const useStop = () =>
  useAct(
    (input: Input<typeof stopMatch>) => call(stopMatch, input),
    ({ match }) => match,
  );
export const useResume = () =>
  useAct(
    (input: Input<typeof resumeMatch>) => call(resumeMatch, input),
    (match) => match,
  );
export const useNudge = () =>
  useAct(
    (input: Input<typeof nudgeMarket>) => call(nudgeMarket, input),
    (match) => match,
  );
export const useCancelWindow = () =>
  useAct(
    (input: Input<typeof cancelLateBets>) => call(cancelLateBets, input),
    ({ match }) => match,
  );
export const useReferralDecision = () =>
  useAct(
    (input: Input<typeof decideReferredSlip>) => call(decideReferredSlip, input),
    () => null,
  );
export const useResultEntry = () =>
  useAct(
    (input: Input<typeof enterMatchResult>) => call(enterMatchResult, input),
    ({ match }) => match,
  );
export const useResultWithdrawal = () =>
  useAct(
    (input: Input<typeof withdrawMatchResult>) => call(withdrawMatchResult, input),
    (match) => match,
  );
