import type { Output } from '@baize/contract/endpoint';
import { listWinners } from '@baize/contract/lobby';
import { useLanguage } from '@baize/i18n/react.tsx';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { call } from '../../shared/server/api.ts';
import { queryKeys } from '../../shared/server/queries.ts';

export type Winner = Output<typeof listWinners>['list'][number];

/** The largest wins of the last day; fetched anew whenever the server says they changed. */
export function useWinners() {
  const { code } = useLanguage();
  return useQuery({
    queryKey: queryKeys.winners(code),
    queryFn: async ({ signal }): Promise<readonly Winner[]> => {
      const asked = { gameCategory: 'ALL', language: code, limitNum: 20 } as const;
      return (await call(listWinners, asked, signal)).list;
    },
    placeholderData: keepPreviousData,
  });
}
