import type { Flags } from '@baize/contract/flags';
import { readBalance } from '@baize/contract/wallet';
import type { Minor } from '@baize/std/money';
import { useQuery } from '@tanstack/react-query';
import { useShowCaptcha } from '../fields/show-captcha.ts';
import { useBrand } from '../loading/start.tsx';
import { call } from '../server/api.ts';
import { useMemberKey, useSession } from './session.ts';
import { type AvailablePromo, useAvailablePromo } from './use-available-promo.ts';
import { useFlags } from './use-flags.ts';
import { useRewardCount } from './use-reward-count.ts';
import { useUnread } from './use-unread.ts';
import { useVipState } from './use-vip-state.ts';

/** What any part of the page may know of whoever is here. */
export type PublicState = {
  /** Null for guests and trial accounts, who have none, and until it has come. */
  readonly balance: Minor | null;
  readonly currencySymbol: string;
  readonly hasVip: boolean;
  readonly vipLabelName: string | null;
  readonly vipRankLevel: number | null;
  readonly availablePromoCount: number;
  readonly unreadMessage: number;
  readonly availablePromo: AvailablePromo;
  /** The next login needs the characters of a picture. */
  readonly showCaptcha: boolean;
  readonly whitelabel: Flags;
};

export function usePublicState(): PublicState {
  const { currency } = useBrand();
  const { data } = useBalance();
  const { hasVip, vipLabelName, vipRankLevel } = useVipState();
  return {
    availablePromo: useAvailablePromo(),
    hasVip,
    vipLabelName,
    vipRankLevel,
    availablePromoCount: useRewardCount(),
    unreadMessage: useUnread(),
    balance: data?.balance ?? null,
    currencySymbol: currency.symbol,
    showCaptcha: useShowCaptcha(),
    whitelabel: useFlags(),
  };
}

/** What a member can play with. Nobody else has a wallet to ask for. */
export function useBalance() {
  const { state, pending } = useSession();
  return useQuery({
    queryKey: useMemberKey('balance'),
    queryFn: ({ signal }) => call(readBalance, {}, signal),
    enabled: state === 'member' && pending === null,
  });
}
