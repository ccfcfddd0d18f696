import { drawRaffle, listRaffles, readRaffleProof } from '@baize/contract/raffle';
import { useLanguage } from '@baize/i18n/react.tsx';
import type { Id } from '@baize/std/id';
import { useMutation, useQuery } from '@tanstack/react-query';
import { useRefresh } from '../../shared/loading/use-refresh.ts';
import { call } from '../../shared/server/api.ts';
import { useMemberKey } from '../../shared/session/session.ts';

/** Others draw from the same deck: the odds are asked for again and again while they are shown. */
const ASK_AGAIN_MS = 5_000;

/** What the event of rewards is about is kept under names that begin so. */
export function useRaffles() {
  const { code: language } = useLanguage();
  return useQuery({
    queryKey: useMemberKey(`rewards raffles ${language}`),
    queryFn: ({ signal }) => call(listRaffles, { language }, signal),
    refetchInterval: ({ state: { data } }) =>
      data?.raffles.some(({ state }) => state === 'open') ? ASK_AGAIN_MS : false,
    staleTime: 0,
  });
}

export function useRaffleProof(raffleId: Id<'raf'>) {
  return useQuery({
    queryKey: useMemberKey(`rewards raffle proof ${raffleId}`),
    queryFn: ({ signal }) => call(readRaffleProof, { raffleId }, signal),
    staleTime: 0,
  });
}

type Draw = { readonly raffleId: Id<'raf'>; readonly requestKey: string };

export function useDraw() {
  const { code: language } = useLanguage();
  const refresh = useRefresh('rewards');
  return useMutation({
    mutationFn: (draw: Draw) => call(drawRaffle, { language, ...draw }),
    onSettled: refresh,
  });
}
