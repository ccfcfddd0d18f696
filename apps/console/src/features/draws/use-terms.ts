import {
  askDrawPrizes,
  type DrawTerms,
  decideDrawPrizes,
  readDrawTerms,
  setDrawClose,
} from '@baize/contract/draw-terms';
import type { Input } from '@baize/contract/endpoint';
import { keepPreviousData, useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { call } from '../../shared/api.ts';

export const useTerms = (lottery: string) =>
  useQuery({
    queryKey: ['draws', 'terms', lottery],
    queryFn: ({ signal }) => call(readDrawTerms, lottery ? { lottery } : {}, signal),
    placeholderData: keepPreviousData,
  });

function useTermsAct<ActInput>(act: (input: ActInput) => Promise<DrawTerms>) {
  const queries = useQueryClient();
  return useMutation({
    mutationFn: act,
    onSettled: () => queries.invalidateQueries({ queryKey: ['draws'] }),
  });
}

export const useCloseSetting = () =>
  useTermsAct((input: Input<typeof setDrawClose>) => call(setDrawClose, input));
export const usePrizesAsking = () =>
  useTermsAct((input: Input<typeof askDrawPrizes>) => call(askDrawPrizes, input));
export const usePrizesDecision = () =>
  useTermsAct((input: Input<typeof decideDrawPrizes>) => call(decideDrawPrizes, input));
