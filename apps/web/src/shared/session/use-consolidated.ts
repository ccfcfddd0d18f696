import { readConsolidated } from '@baize/contract/member';
import { useQuery } from '@tanstack/react-query';
import { call } from '../server/api.ts';
import { keepPersonal } from './kept.ts';
import { useMemberKey, useSession } from './session.ts';
import { useFlags } from './use-flags.ts';

/** The contracts of a member. Neither asked for trial accounts nor where agents have no policy. */
export function useConsolidated() {
  const { state, pending } = useSession();
  const { agentPolicy } = useFlags();
  return useQuery({
    queryKey: useMemberKey('consolidated'),
    queryFn: async ({ signal }) => {
      const answer = await call(readConsolidated, {}, signal);
      keepPersonal('consolidated', JSON.stringify(answer));
      keepPersonal('enableSalary', String(answer.salaryInfoType.length > 0));
      keepPersonal('enableContract', String(answer.dividendInfoType.length > 0));
      return answer;
    },
    enabled: agentPolicy && state === 'member' && pending === null,
  });
}
