import type { Input } from '@baize/contract/endpoint';
import {
  decideTradingLimit,
  listTradingLimits,
  setMemberClass,
  setTradingLimit,
  type TradingLimits,
} from '@baize/contract/trading-limits';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { call } from '../../shared/api.ts';

const KEY = ['trading', 'limits'];
const AGAIN_MS = 10_000;

export const useTradingLimits = () =>
  useQuery({
    queryKey: KEY,
    queryFn: ({ signal }) => call(listTradingLimits, {}, signal),
    refetchInterval: AGAIN_MS,
  });

function useLimitAct<ActInput>(act: (input: ActInput) => Promise<TradingLimits>) {
  const queries = useQueryClient();
  return useMutation({
    mutationFn: act,
    onSuccess: (limits) => queries.setQueryData(KEY, limits),
    onSettled: () => void queries.invalidateQueries({ queryKey: KEY }),
  });
}

export const useTradingLimitSetting = () =>
  useLimitAct((input: Input<typeof setTradingLimit>) => call(setTradingLimit, input));
export const useTradingLimitDecision = () =>
  useLimitAct((input: Input<typeof decideTradingLimit>) => call(decideTradingLimit, input));
export const useMemberClassing = () =>
  useLimitAct((input: Input<typeof setMemberClass>) => call(setMemberClass, input));
