import type { Execution } from '@baize/contract/content';
import { type Popup, readAnnouncements } from '@baize/contract/system';
import { useLanguage } from '@baize/i18n/react.tsx';
import { type QueryClient, queryOptions, useQuery } from '@tanstack/react-query';
import { call } from '../../shared/server/api.ts';
import {
  memberKey,
  type Session,
  useAfterLogin,
  useMemberKey,
  useSession,
} from '../../shared/session/session.ts';

/**
 * The popups for whoever is here, the newest first. They are fetched anew at every login and
 * sign-out, for the answer to one visitor is none for the next.
 */
export function usePopups(): readonly Popup[] {
  const { code } = useLanguage();
  const key = useMemberKey('popups');
  const executions = executionsOf(useSession(), useAfterLogin()?.firstTimeLogin ?? true);
  const { data = NONE } = useQuery({
    ...popupsQuery(code, key, executions),
    enabled: executions.length > 0,
  });
  return data;
}

const popupsQuery = (language: string, key: readonly unknown[], executions: readonly Execution[]) =>
  queryOptions({
    queryKey: ['announcements', language, ...key, executions.join()],
    // All or nothing: half of them would show an older one before a newer one.
    queryFn: async ({ signal }) => {
      const ask = (execution: Execution) =>
        call(readAnnouncements, { types: ['PU'], platform: 'W', execution }, signal);
      const answers = await Promise.all(executions.map(ask));
      return newestFirst(answers.flatMap(({ popup }) => popup ?? []));
    },
  });

/** What a guest will be told is asked for with the page: the sooner it comes, the less it disturbs. */
export const askPopups = (queries: QueryClient, language: string): Promise<unknown> =>
  queries.prefetchQuery(popupsQuery(language, memberKey('popups'), ['B']));

const NONE: readonly Popup[] = [];

/** A page that was loaded again cannot know whether it is the first login; the server does. */
export function executionsOf(
  { state, pending, isLoading }: Pick<Session, 'state' | 'pending' | 'isLoading'>,
  isFirst: boolean,
): readonly Execution[] {
  if (isLoading || pending !== null) return [];
  if (state === 'guest') return ['B'];
  return state === 'member' && isFirst ? ['A', 'F'] : ['A'];
}

const newestFirst = (popups: readonly Popup[]): Popup[] =>
  popups.toSorted((a, b) => b.since.localeCompare(a.since));
