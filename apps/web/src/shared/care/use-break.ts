import { ApiError } from '@baize/client/api-error';
import { readExclusion } from '@baize/contract/exclusion';
import { useQuery } from '@tanstack/react-query';
import { call } from '../server/api.ts';
import { useMemberKey } from '../session/session.ts';

/** The break from play that the member is on. */
export function useBreak() {
  return useQuery({
    queryKey: useMemberKey('protection break'),
    queryFn: ({ signal }) => call(readExclusion, {}, signal),
    staleTime: 0,
  });
}

/** A call that was refused because the member is on a break; asking again changes nothing. */
export const isOnBreak = (error: unknown): boolean =>
  error instanceof ApiError && error.code === 'play_excluded';
