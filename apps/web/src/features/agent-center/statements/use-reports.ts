import { readIncome } from '@baize/contract/settlement';
import { listTeamBets, listTeamEntries, readTeamProfit } from '@baize/contract/team';
import { PEOPLE_SORTS } from '@baize/contract/team-people';
import { TEAM_BET_SORTS, TEAM_ENTRY_SORTS } from '@baize/contract/team-sorts';
import { useLanguage } from '@baize/i18n/react.tsx';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { usePages } from '../../../shared/lists/use-pages.ts';
import { call } from '../../../shared/server/api.ts';
import { useMemberKey } from '../../../shared/session/session.ts';
import { allPages } from '../all-pages.ts';
import { sortAsked } from '../team-order.ts';
import type { TeamFilters } from '../use-team-search.ts';

/** Calls leave out what was not asked for. */
const given = <Asked extends object>(asked: Asked) =>
  Object.fromEntries(Object.entries(asked).filter(([, value]) => value !== undefined)) as {
    [Key in keyof Asked]?: NonNullable<Asked[Key]>;
  };

/** A team's bets, page after page. */
export function useTeamBets({ search, range }: TeamFilters) {
  const { code: language } = useLanguage();
  const { account, of, scope, category, vendor, status } = search;
  const asked = {
    language,
    ...range,
    ...given({ account, of, scope, category, vendor, status }),
    ...sortAsked(search, TEAM_BET_SORTS),
  };
  const ask = (before: string | null, signal?: AbortSignal) =>
    call(listTeamBets, { ...asked, ...(before && { before }) }, signal);
  const nextOf = ({ bets, hasMore }: Awaited<ReturnType<typeof ask>>) =>
    hasMore ? (bets.at(-1)?.betId ?? null) : null;
  const query = usePages({
    name: `team bets ${JSON.stringify(asked)}`,
    ask,
    nextOf,
    keepsRows: true,
  });
  const loadAll = () =>
    allPages({
      ask: (before) =>
        call(listTeamBets, { ...asked, pageSize: ROWS_OF_FILE, ...(before && { before }) }),
      nextOf,
    });
  return { query, loadAll };
}

/** What a file asks for at once. */
const ROWS_OF_FILE = 500;

/** Movements of the wallets below, page after page. */
export function useTeamEntries({ search, range }: TeamFilters) {
  const { account, of, scope, type } = search;
  const asked = {
    ...range,
    ...given({ account, of, scope, type }),
    ...sortAsked(search, TEAM_ENTRY_SORTS),
  };
  const ask = (before: string | null, signal?: AbortSignal) =>
    call(listTeamEntries, { ...asked, ...(before && { before }) }, signal);
  const query = usePages({
    name: `team entries ${JSON.stringify(asked)}`,
    ask,
    nextOf: ({ next }) => next,
    keepsRows: true,
  });
  const loadAll = () =>
    allPages({
      ask: (before) =>
        call(listTeamEntries, {
          ...asked,
          pageSize: ROWS_OF_FILE,
          ...(before && { before }),
        }),
      nextOf: ({ next }) => next,
    });
  return { query, loadAll };
}

/** Those directly below, page after page. */
export function useTeamProfit({ search, range }: TeamFilters) {
  const { of, scope, figure } = search;
  const asked = {
    ...range,
    ...given({ of, scope, figure }),
    ...sortAsked(search, PEOPLE_SORTS),
  };
  const ask = (after: string | null, signal?: AbortSignal) =>
    call(readTeamProfit, { ...asked, ...(after && { after }) }, signal);
  const query = usePages({
    name: `team profit ${JSON.stringify(asked)}`,
    ask,
    nextOf: ({ next }) => next,
    keepsRows: true,
  });
  return { query, loadAll: () => allPages({ ask, nextOf: ({ next }) => next }) };
}

export function useIncome({ range: { from, to } }: TeamFilters) {
  return useQuery({
    queryKey: useMemberKey(`team income ${from} ${to}`),
    queryFn: ({ signal }) => call(readIncome, { from, to }, signal),
    placeholderData: keepPreviousData,
    staleTime: 0,
  });
}
