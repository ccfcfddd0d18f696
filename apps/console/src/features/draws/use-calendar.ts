import { readDrawCalendar, setDrawDay } from '@baize/contract/draw-calendar';
import type { Input } from '@baize/contract/endpoint';
import type { DaySpan } from '@baize/std/day';
import { keepPreviousData, useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { call } from '../../shared/api.ts';

const KEY = 'draws';

export const useCalendar = ({ from, to }: DaySpan) =>
  useQuery({
    queryKey: [KEY, 'calendar', from, to],
    queryFn: ({ signal }) => call(readDrawCalendar, { from, to }, signal),
    placeholderData: keepPreviousData,
  });

export function useDayChange() {
  const queries = useQueryClient();
  return useMutation({
    mutationFn: (input: Input<typeof setDrawDay>) => call(setDrawDay, input),
    onSettled: () => void queries.invalidateQueries({ queryKey: [KEY] }),
  });
}
