import { type Minor, minor } from '@baize/std/money';
import { useQuery } from '@tanstack/react-query';
import { callBook } from '../../../shared/book/call-book.ts';
import type { BookAccess } from '../../../shared/book/use-book-session.ts';
import { useMemberKey } from '../../../shared/session/session.ts';

/** A bet that the house has given: its stake is its own, and is not paid out. */
export type FreeBet = {
  readonly grantId: string;
  readonly stake: string;
  readonly expiresAt: string;
  readonly paysTo: 'cash' | 'bonus';
  readonly turnoverTimes: number | null;
};

export function useFreeBets(access: BookAccess | null) {
  const member = useMemberKey('sports');
  return useQuery({
    queryKey: ['sports', 'slips', ...member, 'free bets'],
    queryFn: ({ signal }) =>
      callBook<{ readonly freeBets: readonly FreeBet[] }>(access?.base ?? '', {
        token: access?.token ?? '',
        path: '/api/sports/free-bets',
        signal,
      }),
    enabled: access !== null,
    retry: false,
  });
}

/** What comes to the member of what a slip would pay. */
export function comesTo(freeBet: FreeBet | null, paid: Minor): Minor {
  if (freeBet === null) return paid;
  const stake = BigInt(freeBet.stake);
  return minor(paid > stake ? paid - stake : 0n);
}
