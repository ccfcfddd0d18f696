import { listBets } from '@baize/contract/records';
import { useLanguage } from '@baize/i18n/react.tsx';
import { usePages } from '../../shared/lists/use-pages.ts';
import { call } from '../../shared/server/api.ts';
import type { RecordFilters } from './use-record-search.ts';

/** A member's bets, page after page; asked for at every visit, for each round adds to them. */
export function useBets({ search, range }: RecordFilters) {
  const { code: language } = useLanguage();
  const { category, vendor, status } = search;
  const asked = {
    language,
    from: range.from,
    to: range.to,
    ...(category && { category }),
    ...(vendor && { vendor }),
    ...(status && { status }),
  };
  return usePages({
    name: `bets ${JSON.stringify(asked)}`,
    ask: (before: string | null, signal) =>
      call(listBets, { ...asked, ...(before && { before }) }, signal),
    nextOf: ({ bets, hasMore }) => (hasMore ? (bets.at(-1)?.betId ?? null) : null),
    keepsRows: true,
  });
}
