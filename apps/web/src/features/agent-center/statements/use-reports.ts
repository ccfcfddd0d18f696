import { readIncome } from '@baize/contract/settlement';
import { listTeamBets, listTeamEntries, readTeamProfit } from '@baize/contract/team';
import { useLanguage } from '@baize/i18n/react.tsx';
import { keepPreviousData, useInfiniteQuery, useQuery } from '@tanstack/react-query';
import { call } from '../../../shared/api.ts';
import { useMemberKey } from '../../../shared/session.ts';
import type { TeamFilters } from '../use-team-search.ts';

/** A team's bets, page after page. */
export function useTeamBets({ search, range }: TeamFilters) {
  const { code: language } = useLanguage();
  const { account, category, vendor, status } = search;
  const asked = {
    language,
    from: range.from,
    to: range.to,
    ...(account && { account }),
    ...(category && { category }),
    ...(vendor && { vendor }),
    ...(status && { status }),
  };
  return useInfiniteQuery({
    queryKey: useMemberKey(`team bets ${JSON.stringify(asked)}`),
    queryFn: ({ pageParam, signal }) =>
      call(listTeamBets, { ...asked, ...(pageParam && { before: pageParam }) }, signal),
    initialPageParam: null as string | null,
    getNextPageParam: ({ bets, hasMore }) => (hasMore ? (bets.at(-1)?.betId ?? null) : null),
    placeholderData: keepPreviousData,
    staleTime: 0,
  });
}

/** Movements of the wallets below, page after page. */
export function useTeamEntries({ search: { account, type }, range: { from, to } }: TeamFilters) {
  const asked = { from, to, ...(account && { account }), ...(type && { type }) };
  return useInfiniteQuery({
    queryKey: useMemberKey(`team entries ${JSON.stringify(asked)}`),
    queryFn: ({ pageParam, signal }) =>
      call(listTeamEntries, { ...asked, ...(pageParam && { before: pageParam }) }, signal),
    initialPageParam: null as string | null,
    getNextPageParam: ({ next }) => next,
    placeholderData: keepPreviousData,
    staleTime: 0,
  });
}

/** Those directly below, page after page. */
export function useTeamProfit({ search: { of }, range: { from, to } }: TeamFilters) {
  const asked = { from, to, ...(of && { of }) };
  return useInfiniteQuery({
    queryKey: useMemberKey(`team profit ${JSON.stringify(asked)}`),
    queryFn: ({ pageParam, signal }) =>
      call(readTeamProfit, { ...asked, ...(pageParam && { after: pageParam }) }, signal),
    initialPageParam: null as string | null,
    getNextPageParam: ({ next }) => next,
    placeholderData: keepPreviousData,
    staleTime: 0,
  });
}

export function useIncome({ range: { from, to } }: TeamFilters) {
  return useQuery({
    queryKey: useMemberKey(`team income ${from} ${to}`),
    queryFn: ({ signal }) => call(readIncome, { from, to }, signal),
    placeholderData: keepPreviousData,
    staleTime: 0,
  });
}
