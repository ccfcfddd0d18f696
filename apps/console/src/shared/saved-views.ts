import {
  listViews,
  type MailPeriod,
  mailReport,
  removeView,
  type SavedView,
  saveView,
} from '@baize/contract/saved-view';
import type { Id } from '@baize/std/id';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { call } from './api.ts';

export type { SavedView } from '@baize/contract/saved-view';

/** The views of a page, and what can be done with them. */
export function useViews(page: string) {
  const queries = useQueryClient();
  const onSettled = () => queries.invalidateQueries({ queryKey: ['views', page] });
  const query = useQuery({
    queryKey: ['views', page],
    queryFn: ({ signal }) => call(listViews, { page }, signal),
    staleTime: Number.POSITIVE_INFINITY,
  });
  const saving = useMutation({
    mutationFn: (view: Pick<SavedView, 'name' | 'query' | 'isShared'>) =>
      call(saveView, { page, ...view }),
    onSettled,
  });
  const removing = useMutation({
    mutationFn: (viewId: Id<'viw'>) => call(removeView, { viewId }),
    onSettled,
  });
  const mailing = useMutation({
    mutationFn: ({ viewId, every }: { viewId: Id<'viw'>; every: MailPeriod | null }) =>
      call(mailReport, { viewId, every }),
    onSettled,
  });
  return { views: query.data?.views ?? [], saving, removing, mailing };
}
