import {
  type AgreementRequest,
  listAgreementRequests,
  seeAnswers,
} from '@baize/contract/agreement';
import { useMutation, useQuery } from '@tanstack/react-query';
import { useRefresh } from '../../shared/loading/use-refresh.ts';
import { call } from '../../shared/server/api.ts';
import { useMemberKey, useSession } from '../../shared/session/session.ts';
import { useFlags } from '../../shared/session/use-flags.ts';

const NONE: readonly AgreementRequest[] = [];

/** What waits for the member's answer, and what they have not been told yet. */
export function useRequests(): readonly AgreementRequest[] {
  const { state, pending } = useSession();
  const { agentPolicy } = useFlags();
  const { data = NONE } = useQuery({
    queryKey: useMemberKey('agreements requests'),
    queryFn: ({ signal }) => call(listAgreementRequests, {}, signal),
    enabled: agentPolicy && state === 'member' && pending === null,
  });
  return data;
}

/** What somebody was told is not told again. */
export function useSeeAnswers() {
  const refresh = useRefresh('agreements requests');
  return useMutation({
    mutationFn: (told: readonly AgreementRequest[]) =>
      call(seeAnswers, { agreementIds: told.map(({ agreement }) => agreement.agreementId) }),
    onSettled: refresh,
  });
}

/** What makes a request itself and no other: the same is not shown twice by itself. */
export const markOf = ({ kind, agreement, news }: AgreementRequest): string =>
  [kind, agreement.agreementId, agreement.ending?.endingId, news].filter(Boolean).join(':');
