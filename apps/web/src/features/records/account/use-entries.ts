import { listEntries } from '@baize/contract/records';
import { useLanguage } from '@baize/i18n/react.tsx';
import { usePages } from '../../../shared/lists/use-pages.ts';
import { call } from '../../../shared/server/api.ts';
import type { RecordFilters } from '../use-record-search.ts';

export type EntryQuestion = Pick<RecordFilters, 'search' | 'range'>;

/** What the account record is asked by. */
export const askedBy = ({ search: { type }, range: { from, to } }: EntryQuestion) => ({
  from,
  to,
  ...(type && { type }),
});

/** The movements of a member's wallet, page after page. */
export function useEntries(question: EntryQuestion) {
  const asked = askedBy(question);
  // Games are told by their names in the language of the page.
  const { code } = useLanguage();
  return usePages({
    name: `entries ${code} ${JSON.stringify(asked)}`,
    ask: (before: string | null, signal) =>
      call(listEntries, { ...asked, ...(before && { before }) }, signal),
    nextOf: ({ next }) => next,
    keepsRows: true,
  });
}
