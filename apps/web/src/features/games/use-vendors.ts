import { listGameVendors } from '@baize/contract/catalog';
import { keepPreviousData, queryOptions, useQuery } from '@tanstack/react-query';
import { type Speaker, useSpeaker } from '../../shared/names/speaker.ts';
import { queryKeys } from '../../shared/server/queries.ts';
import { keptAnswer } from '../../shared/session/kept-answer.ts';

export function vendorsQuery({ language, merchant }: Speaker) {
  const input = { merchantCode: merchant, platform: 'html5-desktop' } as const;
  const asked = { endpoint: listGameVendors, input, key: 'gameVendor', language } as const;
  return queryOptions({
    queryKey: queryKeys.catalogue(language, 'vendors'),
    queryFn: (context) => keptAnswer(asked, context),
    staleTime: Number.POSITIVE_INFINITY,
  });
}

/** The brand's vendors by category, named in the language of the page; `refetch` asks anew. */
export const useVendors = () =>
  useQuery({ ...vendorsQuery(useSpeaker()), placeholderData: keepPreviousData });
