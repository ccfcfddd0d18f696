import {
  CASE_KINDS,
  CASE_VIEWS,
  type CaseFile,
  type CaseKind,
  type CaseView,
  type endCase,
  listCases,
  type noteCase,
  type takeCase,
} from '@baize/contract/case';
import type { Input } from '@baize/contract/endpoint';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { call } from '../../shared/api.ts';
import { useAddressQuery } from '../../shared/use-address-query.ts';
import type { SortAsked } from '../../shared/use-sorting.ts';

const AGAIN_MS = 5_000;

export type CasesSought = { readonly view: CaseView; readonly kind: CaseKind | undefined };

/** What the address asks for. */
export function useCasesSought(): CasesSought {
  const { view, kind } = useAddressQuery();
  return {
    view: CASE_VIEWS.find((each) => each === view) ?? 'open',
    kind: CASE_KINDS.find((each) => each === kind),
  };
}

export const useCases = ({ view, kind }: CasesSought, page: number, sorting: SortAsked<'time'>) =>
  useQuery({
    queryKey: ['cases', view, kind, page, sorting],
    queryFn: ({ signal }) =>
      call(listCases, { view, page, ...sorting, ...(kind && { kind }) }, signal),
    refetchInterval: AGAIN_MS,
  });

type CaseChange = typeof takeCase | typeof noteCase | typeof endCase;

/** Whatever came of it, the desk, the books and what the menu counts are read anew. */
export function useCaseChange<E extends CaseChange>(endpoint: E, onDone: (file: CaseFile) => void) {
  const queries = useQueryClient();
  return useMutation({
    mutationFn: (input: Input<E>): Promise<CaseFile> =>
      call<CaseChange>(endpoint, input as Input<CaseChange>),
    onSuccess: onDone,
    onSettled: () =>
      Promise.all(
        ['cases', 'books', 'overview'].map((key) => queries.invalidateQueries({ queryKey: [key] })),
      ),
  });
}
