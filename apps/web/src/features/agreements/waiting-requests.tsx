import type { AgreementRequest } from '@baize/contract/agreement';
import { useState } from 'react';
import { keepPutOff, keptPutOff } from '../../shared/kept.ts';
import { useFreeScreen } from '../../shared/use-free-screen.ts';
import { RequestDialog } from './request-dialog.tsx';
import { markOf, useRequests, useSeeAnswers } from './use-requests.ts';

/** Opens what waits for an answer by itself, one after the other, each once a session. */
export function WaitingRequests() {
  const requests = useRequests();
  const [closed, setClosed] = useState(keptPutOff);
  const [shown, setShown] = useState<AgreementRequest | null>(null);
  const see = useSeeAnswers();
  const next = requests.find((request) => !closed.includes(markOf(request)));
  const isFree = useFreeScreen(next !== undefined && shown === null);
  // Kept as it was: once answered it waits no longer, and its outcome is still to be read.
  if (isFree && next && !shown) setShown(next);
  if (!shown) return null;

  const close = () => {
    const now = [...closed, markOf(shown)];
    keepPutOff(now);
    setClosed(now);
    setShown(null);
    if (shown.kind === 'success') see.mutate(shown);
  };
  return <RequestDialog key={markOf(shown)} request={shown} onClose={close} />;
}
