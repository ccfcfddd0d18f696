import {
  type AgreementKind,
  answerEnding,
  answerOffer,
  askEnding,
  listAgreements,
  offerAgreement,
  withdrawEnding,
  withdrawOffer,
} from '@baize/contract/agreement';
import type { Input } from '@baize/contract/endpoint';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useRefresh } from '../../shared/loading/use-refresh.ts';
import { call } from '../../shared/server/api.ts';
import { useMemberKey } from '../../shared/session/session.ts';

export const useAgreements = (kind: AgreementKind) =>
  useQuery({
    queryKey: useMemberKey(`agreements list ${kind}`),
    queryFn: ({ signal }) => call(listAgreements, { kind }, signal),
  });

type Change =
  | typeof offerAgreement
  | typeof withdrawOffer
  | typeof answerOffer
  | typeof askEnding
  | typeof withdrawEnding
  | typeof answerEnding;

/** A call that changes an agreement: what is shown of them, and what follows, is read anew. */
function useChange<E extends Change>(endpoint: E) {
  const refresh = useRefresh('agreements');
  const queries = useQueryClient();
  const consolidated = useMemberKey('consolidated');
  return useMutation({
    mutationFn: (input: Input<E>) => call<Change>(endpoint, input as Input<Change>),
    onSettled: async () => {
      await refresh();
      await queries.invalidateQueries({ queryKey: consolidated });
    },
  });
}

export const useOffer = () => useChange(offerAgreement);
export const useWithdraw = () => useChange(withdrawOffer);
export const useAnswerOffer = () => useChange(answerOffer);
export const useAskEnding = () => useChange(askEnding);
export const useWithdrawEnding = () => useChange(withdrawEnding);
export const useAnswerEnding = () => useChange(answerEnding);
