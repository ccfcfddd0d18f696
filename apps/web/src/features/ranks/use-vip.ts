import { readVip } from '@baize/contract/vip';
import { useLanguage } from '@baize/i18n/react.tsx';
import { useQuery } from '@tanstack/react-query';
import { call } from '../../shared/server/api.ts';
import { useMemberKey } from '../../shared/session/session.ts';

/** All of the member's rank; asked for anew when rewards change and whenever the page is opened. */
export function useVip() {
  const { code: language } = useLanguage();
  return useQuery({
    queryKey: useMemberKey(`rewards vip ${language}`),
    queryFn: ({ signal }) => call(readVip, { language }, signal),
    staleTime: 0,
  });
}
