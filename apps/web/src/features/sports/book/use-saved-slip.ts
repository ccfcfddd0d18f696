import type { OddsFormat } from '@baize/sports/slip/odds-format';
import { useMutation, useQuery } from '@tanstack/react-query';
import { callBook } from '../../../shared/book/call-book.ts';
import type { BookAccess } from '../../../shared/book/use-book-session.ts';
import { useMemberKey } from '../../../shared/session/session.ts';
import type { Slip } from '../slip/slip.ts';

type WireSaved = {
  readonly savedAt: string | null;
  readonly slip: (Slip & { readonly format: OddsFormat }) | null;
};

/** What the member last tapped, on whatever device; looked for anew when the page is come back to. */
export function useReadSavedSlip(access: BookAccess | null) {
  const member = useMemberKey('sports');
  return useQuery({
    queryKey: ['sports', 'saved-slip', ...member],
    queryFn: ({ signal }) =>
      callBook<WireSaved>(access?.base ?? '', {
        token: access?.token ?? '',
        path: '/api/sports/saved-slip',
        signal,
      }),
    enabled: access !== null,
    refetchOnWindowFocus: 'always',
    retry: false,
    gcTime: 0,
  });
}

export function useSaveSlip(access: BookAccess | null) {
  return useMutation({
    mutationFn: ({ slip: { legs, ...slip }, format }: { slip: Slip; format: OddsFormat }) =>
      callBook<{ savedAt: string }>(access?.base ?? '', {
        token: access?.token ?? '',
        path: '/api/sports/saved-slip',
        body: { ...slip, format, legs: legs.map(({ outcome }) => outcome.outcomeId) },
      }),
  });
}
