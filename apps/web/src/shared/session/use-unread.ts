import { countUnread } from '@baize/contract/unread';
import { useQuery } from '@tanstack/react-query';
import { call } from '../server/api.ts';
import { useMemberKey, useSession } from './session.ts';

/** How many messages wait for the member; trial accounts have none and do not ask. */
export function useUnread(): number {
  const { state, pending } = useSession();
  const { data } = useQuery({
    queryKey: useMemberKey('messages unread'),
    queryFn: ({ signal }) => call(countUnread, {}, signal),
    enabled: state === 'member' && pending === null,
  });
  return data?.unreadMessage ?? 0;
}
