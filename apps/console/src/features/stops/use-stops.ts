import type { Input } from '@baize/contract/endpoint';
import { liftStop, listStops, setStop } from '@baize/contract/stop-desk';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { call } from '../../shared/api.ts';

const KEY = ['stops'];

export const useStops = () =>
  useQuery({ queryKey: KEY, queryFn: ({ signal }) => call(listStops, {}, signal) });

function useStopAct<ActInput>(act: (input: ActInput) => Promise<unknown>) {
  const queries = useQueryClient();
  return useMutation({
    mutationFn: act,
    onSettled: () => queries.invalidateQueries({ queryKey: KEY }),
  });
}

export const useStopping = () => useStopAct((input: Input<typeof setStop>) => call(setStop, input));
export const useLifting = () =>
  useStopAct((input: Input<typeof liftStop>) => call(liftStop, input));
