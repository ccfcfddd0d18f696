import {
  type DrawLimits,
  decideDrawLimit,
  listDrawLimits,
  setDrawLimit,
  setDrawNumber,
} from '@baize/contract/draw-limits';
import type { Input } from '@baize/contract/endpoint';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { call } from '../../shared/api.ts';

const KEY = ['draws', 'limits'];
const AGAIN_MS = 10_000;

export const useLimits = () =>
  useQuery({
    queryKey: KEY,
    queryFn: ({ signal }) => call(listDrawLimits, {}, signal),
    refetchInterval: AGAIN_MS,
  });

function useLimitAct<ActInput>(act: (input: ActInput) => Promise<DrawLimits>) {
  const queries = useQueryClient();
  return useMutation({
    mutationFn: act,
    onSuccess: (limits) => queries.setQueryData(KEY, limits),
    onSettled: () => void queries.invalidateQueries({ queryKey: ['draws'] }),
  });
}

export const useLimitSetting = () =>
  useLimitAct((input: Input<typeof setDrawLimit>) => call(setDrawLimit, input));
export const useLimitDecision = () =>
  useLimitAct((input: Input<typeof decideDrawLimit>) => call(decideDrawLimit, input));

export function useNumberSetting() {
  const queries = useQueryClient();
  return useMutation({
    mutationFn: (input: Input<typeof setDrawNumber>) => call(setDrawNumber, input),
    onSettled: () => void queries.invalidateQueries({ queryKey: ['draws'] }),
  });
}
