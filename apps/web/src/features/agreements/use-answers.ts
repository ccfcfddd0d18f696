import type { AgreementRequest } from '@baize/contract/agreement';
import { useState } from 'react';
import { useAnswerEnding, useAnswerOffer } from './use-agreements.ts';
import { markOf, useRequests } from './use-requests.ts';

/** `answered`: where it was opened by itself. */
type Outcome = 'accepted' | 'rejected' | 'answered';

/** Answers several requests one behind the other, and knows what became of each. */
export function useAnswers() {
  const offer = useAnswerOffer();
  const ending = useAnswerEnding();
  const waiting = useRequests();
  const [outcomes, setOutcomes] = useState<Readonly<Record<string, Outcome>>>({});
  const [errors, setErrors] = useState<Readonly<Record<string, unknown>>>({});
  const [isBusy, setBusy] = useState(false);

  const send = ({ kind, agreement }: AgreementRequest, accepts: boolean): Promise<unknown> => {
    const said = { accepts, endsBelow: [] };
    if (kind === 'newContract') {
      return offer.mutateAsync({ agreementId: agreement.agreementId, ...said });
    }
    return agreement.ending
      ? ending.mutateAsync({ endingId: agreement.ending.endingId, ...said })
      : Promise.resolve();
  };

  /** What one refuses stays open with its reason; the others are answered all the same. */
  const answer = async (requests: readonly AgreementRequest[], accepts: boolean) => {
    setBusy(true);
    for (const request of requests) {
      const mark = markOf(request);
      try {
        await send(request, accepts);
        setOutcomes((all) => ({ ...all, [mark]: accepts ? 'accepted' : 'rejected' }));
      } catch (error) {
        setErrors((all) => ({ ...all, [mark]: error }));
      }
    }
    setBusy(false);
  };

  return {
    isBusy,
    outcomeOf: (request: AgreementRequest): Outcome | undefined => {
      const mark = markOf(request);
      const isOpen = waiting.some((each) => markOf(each) === mark);
      return outcomes[mark] ?? (isOpen ? undefined : 'answered');
    },
    errorOf: (request: AgreementRequest) => errors[markOf(request)],
    answer: (requests: readonly AgreementRequest[], accepts: boolean) =>
      void answer(requests, accepts),
  };
}
