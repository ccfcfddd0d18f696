import { listFreePlay } from '@baize/contract/free-play';
import { useLanguage } from '@baize/i18n/react.tsx';
import { useQuery } from '@tanstack/react-query';
import { call } from '../../shared/server/api.ts';
import { useMemberKey } from '../../shared/session/session.ts';

/** What can be played for nothing; read anew with the rewards, of which it comes. */
export function useFreePlay() {
  const { code: language } = useLanguage();
  return useQuery({
    queryKey: useMemberKey(`rewards free-play ${language}`),
    queryFn: ({ signal }) => call(listFreePlay, { language }, signal),
    staleTime: 0,
  });
}
