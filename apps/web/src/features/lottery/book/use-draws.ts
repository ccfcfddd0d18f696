import { ApiError } from '@baize/client/api-error';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { callBook } from '../../../shared/book/call-book.ts';
import { useHouse } from '../house/house.ts';
import type {
  WireBet,
  WireDraw,
  WireLotteries,
  WireLotteryDraws,
  WireNumber,
  WireQuote,
  WireTrends,
} from './wire.ts';

/** Everything of draws is kept under a name that begins so, to be read anew together. */
export const DRAWS = 'book draws';

const LOTTERIES = '/api/lotteries';

/** Lines can be cut without a word: what is shown is asked for again at times. */
const ASK_AGAIN_MS = 30_000;

const usePublic = <Value>(path: string | null, body?: object) =>
  useAtBook<Value>(useHouse().bookUrl, path, body);

/** The same at this address, for whoever is no house yet. */
function useAtBook<Value>(base: string | null, path: string | null, body?: object) {
  return useQuery({
    queryKey: [DRAWS, path, body ?? null],
    queryFn: ({ signal }) => {
      if (base === null || path === null) throw new ApiError('network');
      return callBook<Value>(base, { path, signal, ...(body && { body }) });
    },
    enabled: path !== null && base !== null,
    refetchInterval: ASK_AGAIN_MS,
    placeholderData: keepPreviousData,
  });
}

export const useLotteryList = () => usePublic<WireLotteries>(LOTTERIES);

export const useLotteryListAt = (base: string) => useAtBook<WireLotteries>(base, LOTTERIES);

export const useLotteryDraws = (code: string) =>
  usePublic<WireLotteryDraws>(`/api/lotteries/${code}?limit=20`);

export const useDraw = (drawId: string) => usePublic<WireDraw>(`/api/draws/${drawId}`);

export const useNumbers = (drawId: string | null) =>
  usePublic<readonly WireNumber[]>(drawId === null ? null : `/api/draws/${drawId}/numbers`);

export const useTrends = (code: string, draws: number) =>
  usePublic<WireTrends>(`/api/lotteries/${code}/trends?draws=${draws}`);

type QuoteInput = {
  readonly drawId: string;
  readonly mode: string;
  readonly bets: readonly WireBet[];
};

/** What the book would take for a slip now, and which of its numbers are closed or pay half. */
export const useQuote = (input: QuoteInput | null) =>
  usePublic<WireQuote>(input === null ? null : '/api/quotes', input ?? undefined);
