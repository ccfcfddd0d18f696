import type { Agreement, AgreementKind } from '@baize/contract/agreement';
import type { Input, Output } from '@baize/contract/endpoint';
import {
  type answerEndingByPlatform,
  type askEndingByPlatform,
  listPlatformAgreements,
  type offerByPlatform,
  type PLATFORM_AGREEMENT_SORTS,
  type PlatformView,
  readPlatformAgreement,
  searchLines,
  type withdrawByPlatform,
  type withdrawEndingByPlatform,
} from '@baize/contract/platform-agreement';
import type { Id } from '@baize/std/id';
import {
  keepPreviousData,
  useInfiniteQuery,
  useMutation,
  useQuery,
  useQueryClient,
} from '@tanstack/react-query';
import { call } from '../../shared/api.ts';
import type { SortAsked } from '../../shared/use-sorting.ts';

export type AgreementFile = Output<typeof readPlatformAgreement>;

export type AgreementFilter = {
  readonly view: PlatformView;
  readonly kind: AgreementKind | undefined;
  readonly account: string;
};

const KEY = 'platform agreements';

type AgreementSort = (typeof PLATFORM_AGREEMENT_SORTS)[number];

export const useAgreementList = (
  { view, kind, account }: AgreementFilter,
  sorting: SortAsked<AgreementSort>,
) =>
  useInfiniteQuery({
    queryKey: [KEY, 'list', view, kind, account, sorting],
    queryFn: ({ pageParam, signal }) =>
      call(
        listPlatformAgreements,
        {
          view,
          ...sorting,
          ...(kind && { kind }),
          ...(account && { account }),
          ...(pageParam && { before: pageParam }),
        },
        signal,
      ),
    initialPageParam: null as Id<'agr'> | null,
    getNextPageParam: ({ agreements, hasMore }) =>
      hasMore ? (agreements.at(-1)?.agreementId ?? null) : null,
    placeholderData: keepPreviousData,
  });

export const useAgreement = (agreementId: Id<'agr'>) =>
  useQuery({
    queryKey: [KEY, agreementId],
    queryFn: ({ signal }) => call(readPlatformAgreement, { agreementId }, signal),
  });

export const useLines = (text: string) =>
  useQuery({
    queryKey: ['lines', text],
    queryFn: ({ signal }) => call(searchLines, { text }, signal),
    placeholderData: keepPreviousData,
  });

type Change =
  | typeof offerByPlatform
  | typeof withdrawByPlatform
  | typeof askEndingByPlatform
  | typeof answerEndingByPlatform
  | typeof withdrawEndingByPlatform;

/**
 * Whatever came of it, the agreements are read anew: the agent may have been quicker. `onDone` is
 * told before that, since what is read may take the dialog away.
 */
export function useChange<E extends Change>(endpoint: E, onDone: () => void) {
  const queries = useQueryClient();
  return useMutation({
    mutationFn: (input: Input<E>): Promise<Agreement> =>
      call<Change>(endpoint, input as Input<Change>),
    onSuccess: onDone,
    onSettled: () =>
      Promise.all([
        queries.invalidateQueries({ queryKey: [KEY] }),
        queries.invalidateQueries({ queryKey: ['overview'] }),
      ]),
  });
}
