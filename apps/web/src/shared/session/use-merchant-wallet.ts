import { readMerchantWallet } from '@baize/contract/wallet';
import { useQuery } from '@tanstack/react-query';
import { call } from '../server/api.ts';
import { keepPersonal } from './kept.ts';
import { useMemberKey, useSession } from './session.ts';

/** Whether one wallet serves all games, as the server says at every login. */
export function useMerchantWallet() {
  const { state, pending } = useSession();
  return useQuery({
    queryKey: useMemberKey('merchantWallet'),
    queryFn: async ({ signal }) => {
      const answer = await call(readMerchantWallet, {}, signal);
      keepPersonal('merchantWallet', String(answer.isSingle));
      return answer;
    },
    enabled: state === 'member' && pending === null,
  });
}
