import type { Input, Output } from '@baize/contract/endpoint';
import {
  listEnvelopes,
  openEnvelope,
  readEnvelope,
  sendEnvelope,
} from '@baize/contract/red-envelope';
import { useLanguage } from '@baize/i18n/react.tsx';
import type { Id } from '@baize/std/id';
import { useMutation, useQuery } from '@tanstack/react-query';
import { useRefresh } from '../../shared/loading/use-refresh.ts';
import { call } from '../../shared/server/api.ts';
import { useMemberKey } from '../../shared/session/session.ts';

/** What is announced, open, sent and opened; an event asks for it anew. */
export function useEnvelopes() {
  const { code: language } = useLanguage();
  return useQuery({
    queryKey: useMemberKey(`envelopes ${language}`),
    queryFn: ({ signal }) => call(listEnvelopes, { language }, signal),
    staleTime: 0,
  });
}

export function useEnvelope(envelopeId: Id<'env'>) {
  const { code: language } = useLanguage();
  return useQuery({
    queryKey: useMemberKey(`envelopes one ${envelopeId} ${language}`),
    queryFn: ({ signal }) => call(readEnvelope, { language, envelopeId }, signal),
    staleTime: 0,
  });
}

type EnvelopeOpening = {
  readonly envelopeId: Id<'env'>;
  readonly onAnswer: (answer: Output<typeof openEnvelope>) => void;
};

export function useOpenEnvelope() {
  const refresh = useRefreshAll();
  return useMutation({
    mutationFn: ({ envelopeId }: EnvelopeOpening) => call(openEnvelope, { envelopeId }),
    onSuccess: (answer, { onAnswer }) => onAnswer(answer),
    onSettled: refresh,
  });
}

export type GiftInput = Omit<Input<typeof sendEnvelope>, 'language'>;

export function useSendEnvelope() {
  const { code: language } = useLanguage();
  const refresh = useRefreshAll();
  return useMutation({
    mutationFn: (gift: GiftInput) => call(sendEnvelope, { language, ...gift }),
    onSettled: refresh,
  });
}

function useRefreshAll() {
  const refreshEnvelopes = useRefresh('envelopes');
  const refreshBalance = useRefresh('balance');
  return () => Promise.all([refreshEnvelopes(), refreshBalance()]);
}
