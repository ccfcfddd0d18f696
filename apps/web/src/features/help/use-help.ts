import { type HelpHash, readHelpCenter, voteHelp } from '@baize/contract/help';
import { useLanguage } from '@baize/i18n/react.tsx';
import { keepPreviousData, queryOptions, useMutation, useQuery } from '@tanstack/react-query';
import { call } from '../../shared/server/api.ts';
import { queryKeys } from '../../shared/server/queries.ts';

/** The one source of the help page and the help modal; asked anew when the content changes. */
export const helpCenter = (language: string) =>
  queryOptions({
    queryKey: queryKeys.helpCenter(language),
    queryFn: ({ signal }) => call(readHelpCenter, { lang: language, device: 'WEB' }, signal),
  });

export function useHelpCenter() {
  const { code } = useLanguage();
  // When the language changes, the old words stand until the new ones have come.
  return useQuery({ ...helpCenter(code), placeholderData: keepPreviousData });
}

type HelpVote = { readonly topic: HelpHash; readonly isHelpful: boolean };

export const useVoteHelp = () =>
  useMutation({ mutationFn: (vote: HelpVote) => call(voteHelp, vote) });
