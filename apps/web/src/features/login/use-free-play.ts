import { playFree } from '@baize/contract/session';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useModal } from '../../shared/address/modals.ts';
import { call } from '../../shared/server/api.ts';
import { memberQuery, signIn } from '../../shared/session/session.ts';

/** One click, and a trial session is open. */
export function useFreePlay() {
  const queries = useQueryClient();
  const { close } = useModal();
  return useMutation({
    mutationFn: async () => {
      signIn(await call(playFree, { os: systemName(), platform: 'W' }));
      await queries.fetchQuery(memberQuery());
    },
    onSuccess: close,
  });
}

const SYSTEMS = [
  ['Android', /Android/],
  ['iOS', /iPhone|iPad/],
  ['Windows', /Windows/],
  ['macOS', /Mac OS/],
  ['Linux', /Linux/],
] as const;

const systemName = (): string =>
  SYSTEMS.find(([, pattern]) => pattern.test(navigator.userAgent))?.[0] ?? 'unknown';
