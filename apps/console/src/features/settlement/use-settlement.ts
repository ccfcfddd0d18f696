import type { AgreementKind, Period } from '@baize/contract/agreement';
import type { BillKind } from '@baize/contract/bill-shape';
import type { Output } from '@baize/contract/endpoint';
import {
  type ArrearsSort,
  listRunBillBets,
  listRunBillLines,
  listRunBills,
  listRuns,
  previewRun,
  type RunBillSort,
  type RunSort,
  readArrears,
  readRun,
  readRunBill,
  rejectBill,
} from '@baize/contract/settlement-run';
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

export type ArrearsFile = Output<typeof readArrears>;
export type BillFile = Output<typeof readRunBill>;
export type PreviewFile = Output<typeof previewRun>;
export type RunFile = Output<typeof readRun>;

const KEY = 'settlement';

export type RunsSought = {
  readonly kind: BillKind | undefined;
  readonly period: Period | undefined;
  /** Also runs that found nothing to bill. */
  readonly isWithEmpty: boolean;
};

export const useRuns = ({ kind, period, isWithEmpty }: RunsSought, sorting: SortAsked<RunSort>) =>
  useInfiniteQuery({
    queryKey: [KEY, 'runs', kind, period, isWithEmpty, sorting],
    queryFn: ({ pageParam, signal }) => {
      const which = {
        ...sorting,
        ...(kind && { kind }),
        ...(period && { period }),
        ...(isWithEmpty && { empty: 'also' as const }),
      };
      return call(listRuns, { ...which, ...(pageParam && { before: pageParam }) }, signal);
    },
    initialPageParam: null as Id<'run'> | null,
    getNextPageParam: ({ runs, hasMore }) => (hasMore ? (runs.at(-1)?.runId ?? null) : null),
    placeholderData: keepPreviousData,
  });

export const useArrears = (sorting: SortAsked<ArrearsSort>) =>
  useQuery({
    queryKey: [KEY, 'arrears', sorting],
    queryFn: ({ signal }) => call(readArrears, sorting, signal),
    placeholderData: keepPreviousData,
  });

export const useRun = (runId: Id<'run'>) =>
  useQuery({
    queryKey: [KEY, 'run', runId],
    queryFn: ({ signal }) => call(readRun, { runId }, signal),
  });

export const useRunBills = (runId: Id<'run'>, sorting: SortAsked<RunBillSort>) =>
  useInfiniteQuery({
    queryKey: [KEY, 'bills', runId, sorting],
    queryFn: ({ pageParam, signal }) =>
      call(listRunBills, { runId, ...sorting, ...(pageParam && { before: pageParam }) }, signal),
    initialPageParam: null as Id<'bil'> | null,
    getNextPageParam: ({ bills, hasMore }) => (hasMore ? (bills.at(-1)?.billId ?? null) : null),
  });

export const useBill = (billId: Id<'bil'>) =>
  useQuery({
    queryKey: [KEY, 'bill', billId],
    queryFn: ({ signal }) => call(readRunBill, { billId }, signal),
  });

export const useBillLines = (billId: Id<'bil'>, of: Id<'mem'>) =>
  useQuery({
    queryKey: [KEY, 'lines', billId, of],
    queryFn: ({ signal }) => call(listRunBillLines, { billId, of }, signal),
  });

export const useBillBets = (billId: Id<'bil'>, memberId: Id<'mem'>) =>
  useInfiniteQuery({
    queryKey: [KEY, 'bets', billId, memberId],
    queryFn: ({ pageParam, signal }) =>
      call(listRunBillBets, { billId, memberId, ...(pageParam && { after: pageParam }) }, signal),
    initialPageParam: null as string | null,
    getNextPageParam: ({ next }) => next,
  });

type Running = { readonly kind: AgreementKind; readonly period: Period };

/** A calculation over whole teams: made when somebody asks for it, and not by itself. */
export const usePreview = () =>
  useMutation({ mutationFn: (running: Running) => call(previewRun, running) });

/** `onDone` is told before all is read anew. */
export function useRejectBill(onDone: () => void) {
  const queries = useQueryClient();
  return useMutation({
    mutationFn: (input: { readonly billId: Id<'bil'>; readonly reason: string }) =>
      call(rejectBill, input),
    onSuccess: onDone,
    onSettled: () => queries.invalidateQueries({ queryKey: [KEY] }),
  });
}
