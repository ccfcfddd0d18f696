import { listBanks, type PayoutBank } from '@baize/contract/security';
import { useLanguage } from '@baize/i18n/react.tsx';
import { useQuery } from '@tanstack/react-query';
import { call } from '../../shared/server/api.ts';
import { useMemberKey } from '../../shared/session/session.ts';

const NONE: readonly PayoutBank[] = [];

/** The banks of the brand's list; none while they are on their way. */
export function useBanks(): readonly PayoutBank[] {
  const { code: language } = useLanguage();
  const { data } = useQuery({
    queryKey: useMemberKey(`banks ${language}`),
    queryFn: ({ signal }) => call(listBanks, { language }, signal),
  });
  return data?.banks ?? NONE;
}
