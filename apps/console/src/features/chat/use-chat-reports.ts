import {
  type ChatReportFile,
  decideChatReport,
  liftChatMute,
  listChatReports,
  readChatReport,
} from '@baize/contract/chat-desk';
import type { Input } from '@baize/contract/endpoint';
import type { Id } from '@baize/std/id';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { call } from '../../shared/api.ts';
import { refreshQueue } from '../../shared/refresh-queue.ts';
import type { SortAsked } from '../../shared/use-sorting.ts';

const AGAIN_MS = 5_000;

export type ReportView = Input<typeof listChatReports>['view'];

export const useReportQueue = (view: ReportView, page: number, sorting: SortAsked<'time'>) =>
  useQuery({
    queryKey: ['chat', view, page, sorting],
    queryFn: ({ signal }) => call(listChatReports, { view, page, ...sorting }, signal),
    refetchInterval: AGAIN_MS,
  });

/** The report with what was said around its message, asked anew while it is looked at. */
export const useReportFile = (reportId: Id<'crp'>) =>
  useQuery({
    queryKey: ['chat', 'report', reportId],
    queryFn: ({ signal }) => call(readChatReport, { reportId }, signal),
    refetchInterval: AGAIN_MS,
  });

export function useReportDecision(onDone: (file: ChatReportFile) => void) {
  const queries = useQueryClient();
  return useMutation({
    mutationFn: (input: Input<typeof decideChatReport>) => call(decideChatReport, input),
    onSuccess: onDone,
    onSettled: () => void refreshQueue(queries, 'chat'),
  });
}

export function useLiftMute(onDone: () => void) {
  const queries = useQueryClient();
  return useMutation({
    mutationFn: (input: Input<typeof liftChatMute>) => call(liftChatMute, input),
    onSuccess: onDone,
    onSettled: () => void refreshQueue(queries, 'chat'),
  });
}
