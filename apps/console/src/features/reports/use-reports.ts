import type { Input, Output } from '@baize/contract/endpoint';
import {
  listReportBets,
  listReportMoves,
  type ReportMove,
  readCohorts,
  readReport,
} from '@baize/contract/report';
import { keepPreviousData, useInfiniteQuery, useQuery } from '@tanstack/react-query';
import { call } from '../../shared/api.ts';

export type Report = Output<typeof readReport>;

type Scope = Omit<Input<typeof readReport>, 'by'>;

/** Days are counted once a minute. */
const AGAIN_MS = 60_000;

export const useReport = (asked: Input<typeof readReport>) =>
  useQuery({
    queryKey: ['report', asked],
    queryFn: ({ signal }) => call(readReport, asked, signal),
    placeholderData: keepPreviousData,
    refetchInterval: AGAIN_MS,
  });

/** From one moment until another, both as an address writes them. */
export type Moments = Pick<Input<typeof listReportBets>, 'since' | 'until'>;

export const useReportBets = (scope: Scope & Moments) =>
  useInfiniteQuery({
    queryKey: ['report-bets', scope],
    queryFn: ({ pageParam, signal }) =>
      call(listReportBets, { ...scope, ...(pageParam && { before: pageParam }) }, signal),
    initialPageParam: null as string | null,
    getNextPageParam: ({ bets, hasMore }) => (hasMore ? (bets.at(-1)?.cursor ?? null) : null),
  });

export const useReportMoves = (figure: ReportMove, scope: Scope) =>
  useInfiniteQuery({
    queryKey: ['report-moves', figure, scope],
    queryFn: ({ pageParam, signal }) =>
      call(listReportMoves, { figure, ...scope, ...(pageParam && { before: pageParam }) }, signal),
    initialPageParam: null as string | null,
    getNextPageParam: ({ moves, hasMore }) => (hasMore ? (moves.at(-1)?.cursor ?? null) : null),
  });

export const useCohorts = () =>
  useQuery({ queryKey: ['cohorts'], queryFn: ({ signal }) => call(readCohorts, {}, signal) });
