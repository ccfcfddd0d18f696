import type { AgreementRequest } from '@baize/contract/agreement';
import { useState } from 'react';
import { keepPutOff, keptPutOff } from '../../shared/session/kept.ts';
import { useFreeScreen } from '../../shared/timing/use-free-screen.ts';
import { RequestDialog } from './request-dialog.tsx';
import { RequestList } from './request-list.tsx';
import { markOf, useRequests, useSeeAnswers } from './use-requests.ts';

/** Opens what waits for an answer by itself, once a session: one alone, several as one list. */
export function WaitingRequests() {
  const requests = useRequests();
  const [closed, setClosed] = useState(keptPutOff);
  const [shown, setShown] = useState<readonly AgreementRequest[]>(NONE);
  const see = useSeeAnswers();
  const waiting = requests.filter((request) => !closed.includes(markOf(request)));
  const isFree = useFreeScreen(waiting.length > 0 && shown.length === 0);
  // Kept as they were: once answered they wait no longer, and the outcome is still to be read.
  if (isFree && waiting.length > 0 && shown.length === 0) setShown(waiting);
  const [first, second] = shown;
  if (!first) return null;

  const close = () => {
    const now = [...closed, ...shown.map(markOf)];
    keepPutOff(now);
    setClosed(now);
    setShown(NONE);
    const told = shown.filter(({ kind }) => kind === 'success');
    if (told.length > 0) see.mutate(told);
  };
  if (second) return <RequestList requests={shown} onClose={close} />;
  return <RequestDialog key={markOf(first)} request={first} onClose={close} />;
}

const NONE: readonly AgreementRequest[] = [];
