import type { Input } from '@baize/contract/endpoint';
import {
  convertPoints,
  listPointsEntries,
  listPointsRewards,
  listRedemptions,
  type RedemptionStatus,
  readPointsBalance,
  readPointsConfig,
  redeemReward,
} from '@baize/contract/points';
import { useLanguage } from '@baize/i18n/react.tsx';
import type { Id } from '@baize/std/id';
import { minor } from '@baize/std/money';
import { useMutation, useQuery } from '@tanstack/react-query';
import { usePages } from '../../shared/lists/use-pages.ts';
import { useRefresh } from '../../shared/loading/use-refresh.ts';
import { call } from '../../shared/server/api.ts';
import { useMemberKey } from '../../shared/session/session.ts';

/** What the member has; an event asks for it anew. */
export const usePointsBalance = (enabled: boolean) =>
  useQuery({
    enabled,
    queryKey: useMemberKey('points balance'),
    queryFn: ({ signal }) => call(readPointsBalance, {}, signal),
    staleTime: 0,
  });

export function usePointsConfig() {
  const { code: language } = useLanguage();
  return useQuery({
    queryKey: useMemberKey(`points config ${language}`),
    queryFn: ({ signal }) => call(readPointsConfig, { language }, signal),
    staleTime: 0,
  });
}

export function usePointsRewards() {
  const { code: language } = useLanguage();
  return useQuery({
    queryKey: useMemberKey(`points rewards ${language}`),
    queryFn: ({ signal }) => call(listPointsRewards, { language }, signal),
    staleTime: 0,
  });
}

export function useRedemptions(status: RedemptionStatus | 'all') {
  const { code: language } = useLanguage();
  return usePages({
    name: `points redemptions ${status} ${language}`,
    keepsRows: true,
    ask: (before: Id<'rdm'> | null, signal) => {
      const wanted = { ...(status !== 'all' && { status }), ...(before && { before }) };
      return call(listRedemptions, { language, ...wanted }, signal);
    },
    nextOf: ({ redemptions, hasMore }) =>
      hasMore ? (redemptions.at(-1)?.redemptionId ?? null) : null,
  });
}

export const usePointsEntries = () =>
  usePages({
    name: 'points entries',
    ask: (before: string | null, signal) =>
      call(listPointsEntries, before === null ? {} : { before: minor(BigInt(before)) }, signal),
    nextOf: ({ entries, hasMore }) => (hasMore ? String(entries.at(-1)?.number ?? '') : null),
  });

export type RedeemWish = Omit<Input<typeof redeemReward>, 'language'>;

export function useRedeem() {
  const { code: language } = useLanguage();
  const refresh = useRefreshAll();
  return useMutation({
    mutationFn: (wish: RedeemWish) => call(redeemReward, { language, ...wish }),
    onSettled: refresh,
  });
}

export function useConvert() {
  const refresh = useRefreshAll();
  return useMutation({
    mutationFn: (input: Input<typeof convertPoints>) => call(convertPoints, input),
    onSettled: refresh,
  });
}

/** Points, the cash and the rewards that they became, also where no event comes. */
function useRefreshAll() {
  const refreshPoints = useRefresh('points');
  const refreshBalance = useRefresh('balance');
  const refreshRewards = useRefresh('rewards');
  return () => Promise.all([refreshPoints(), refreshBalance(), refreshRewards()]);
}
