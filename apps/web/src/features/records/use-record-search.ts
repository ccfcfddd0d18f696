import { type DaySpan, dayOf } from '@baize/std/day';
import { useNavigate, useRouterState } from '@tanstack/react-router';
import { useBrand } from '../../shared/loading/start.tsx';
import { now } from '../../shared/timing/clock.ts';
import { type RecordSearch, rangeOf, readSearch } from './record-search.ts';

export type RecordPage =
  | '/member/personalHistoryCopy'
  | '/member/transactionHistory'
  | '/member/personalProfit'
  | '/member/creditReport';

export type RecordFilters = {
  readonly search: RecordSearch;
  readonly range: DaySpan;
  readonly today: string;
  /** Changes some of the filters; `undefined` takes one away. */
  readonly change: (patch: { [Key in keyof RecordSearch]?: RecordSearch[Key] | undefined }) => void;
};

/** What a record is asked by. It lives in the address, so that it can be kept and sent. */
export function useRecordSearch(page: RecordPage): RecordFilters {
  const navigate = useNavigate();
  const { timezone } = useBrand();
  // A text is the same when its words are; an object read anew would never be.
  const written = useRouterState({
    select: ({ location }) =>
      JSON.stringify(readSearch(location.search as Record<string, unknown>)),
  });
  const search = JSON.parse(written) as RecordSearch;
  const today = dayOf(now(), timezone);
  return {
    search,
    range: rangeOf(search, today),
    today,
    change: (patch) => {
      const next = Object.entries({ ...search, ...patch }).filter(
        ([, value]) => value !== undefined,
      );
      const isSame = written === '' && next.length === 0;
      if (!isSame) void navigate({ to: page, search: Object.fromEntries(next), replace: true });
    },
  };
}
