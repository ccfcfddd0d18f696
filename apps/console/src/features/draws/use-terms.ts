import { readDrawTerms } from '@baize/contract/draw-terms';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { call } from '../../shared/api.ts';

export const useTerms = (lottery: string) =>
  useQuery({
    queryKey: ['draws', 'terms', lottery],
    queryFn: ({ signal }) => call(readDrawTerms, lottery ? { lottery } : {}, signal),
    placeholderData: keepPreviousData,
  });
