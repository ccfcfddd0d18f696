import type { Output } from '@baize/contract/endpoint';
import { readVipState } from '@baize/contract/vip-state';
import { useLanguage } from '@baize/i18n/react.tsx';
import { useQuery } from '@tanstack/react-query';
import { call } from '../server/api.ts';
import { useMemberKey, useSession } from './session.ts';

export type VipState = Output<typeof readVipState>;

const NO_VIP: VipState = {
  hasVip: false,
  vipLabelName: null,
  vipRankLevel: null,
  emblem: null,
  first: null,
};

/** The member's VIP rank; the event of rewards asks for it anew. Trial accounts have none. */
export function useVipState(): VipState {
  const { state, pending } = useSession();
  const { code: language } = useLanguage();
  const { data } = useQuery({
    queryKey: useMemberKey(`rewards vip state ${language}`),
    queryFn: ({ signal }) => call(readVipState, { language }, signal),
    enabled: state === 'member' && pending === null,
  });
  return data ?? NO_VIP;
}
