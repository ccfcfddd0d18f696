import type { Output } from '@baize/contract/endpoint';
import {
  listPlayerTimeline,
  readPlayer,
  setPlayerTags,
  type TimelineKind,
  writePlayerNote,
} from '@baize/contract/player';
import type { Id } from '@baize/std/id';
import { useInfiniteQuery, useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { call } from '../../shared/api.ts';

export type Player = Output<typeof readPlayer>;

type MemberId = Id<'mem'>;

export const usePlayer = (memberId: MemberId) =>
  useQuery({
    queryKey: ['player', memberId],
    queryFn: ({ signal }) => call(readPlayer, { memberId }, signal),
  });

export const useTimeline = (memberId: MemberId, kind: TimelineKind | 'all') =>
  useInfiniteQuery({
    queryKey: ['player', memberId, 'timeline', kind],
    queryFn: ({ pageParam, signal }) =>
      call(
        listPlayerTimeline,
        { memberId, ...(kind !== 'all' && { kind }), ...(pageParam && { before: pageParam }) },
        signal,
      ),
    initialPageParam: null as string | null,
    getNextPageParam: ({ events, hasMore }) => (hasMore ? (events.at(-1)?.at ?? null) : null),
  });

/** What is known around the member, and their timeline, are read anew. */
function usePlayerChange<Asked>(memberId: MemberId, change: (asked: Asked) => Promise<unknown>) {
  const queries = useQueryClient();
  return useMutation({
    mutationFn: change,
    onSuccess: () => queries.invalidateQueries({ queryKey: ['player', memberId] }),
  });
}

export const useWriteNote = (memberId: MemberId) =>
  usePlayerChange(memberId, (text: string) => call(writePlayerNote, { memberId, text }));

export const useSetTags = (memberId: MemberId) =>
  usePlayerChange(memberId, (tags: string[]) => call(setPlayerTags, { memberId, tags }));
