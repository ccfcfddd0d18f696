import {
  applyForPromotion,
  joinPromotion,
  listPromotions,
  type MemberPromotion,
} from '@baize/contract/promotion';
import { claimReward } from '@baize/contract/reward';
import { useLanguage } from '@baize/i18n/react.tsx';
import type { Id } from '@baize/std/id';
import { keepPreviousData, useMutation, useQuery } from '@tanstack/react-query';
import { useRefresh } from '../../shared/loading/use-refresh.ts';
import { useAnnouncements } from '../../shared/server/announcements.ts';
import { call } from '../../shared/server/api.ts';
import { useMemberKey } from '../../shared/session/session.ts';

/** Where the member stands with each; asked anew when the brand changes one, or an event says so. */
export function usePromotions() {
  const { code: language } = useLanguage();
  const { dataUpdatedAt } = useAnnouncements();
  return useQuery({
    queryKey: [...useMemberKey(`rewards promotions ${language}`), dataUpdatedAt],
    queryFn: ({ signal }) => call(listPromotions, { language }, signal),
    placeholderData: keepPreviousData,
  });
}

type Named = Pick<MemberPromotion, 'promotionId' | 'termsHash'>;

/** The terms on the screen are named: others are refused. */
export function useJoin() {
  const { code: language } = useLanguage();
  const refresh = useRefresh('rewards');
  return useMutation({
    mutationFn: ({ promotionId, termsHash, code }: Named & { readonly code?: string }) =>
      call(joinPromotion, { language, promotionId, termsHash, ...(code && { code }) }),
    onSettled: refresh,
  });
}

type Application = Named & {
  readonly comment: string;
  readonly attachments: readonly Id<'upl'>[];
};

export function useApply() {
  const { code: language } = useLanguage();
  const refresh = useRefresh('rewards');
  return useMutation({
    mutationFn: ({ promotionId, termsHash, comment, attachments }: Application) =>
      call(applyForPromotion, {
        language,
        promotionId,
        termsHash,
        comment,
        attachments: [...attachments],
      }),
    onSettled: refresh,
  });
}

export function useClaimPromotion() {
  const { code: language } = useLanguage();
  const refreshRewards = useRefresh('rewards');
  const refreshBalance = useRefresh('balance');
  return useMutation({
    mutationFn: (rewardId: Id<'rwd'>) => call(claimReward, { language, rewardId }),
    onSettled: () => Promise.all([refreshRewards(), refreshBalance()]),
  });
}
