import { type DaySpan, dayOf } from '@baize/std/day';
import { useNavigate, useRouterState } from '@tanstack/react-router';
import { useBrand } from '../../shared/loading/start.tsx';
import { now } from '../../shared/timing/clock.ts';
import type { AgentPath } from './agent-pages.ts';
import { readTeamSearch, TEAM_DAYS_MAX, type TeamSearch, teamDays } from './team-search.ts';

export type TeamFilters = {
  readonly page: AgentPath;
  readonly search: TeamSearch;
  readonly range: DaySpan;
  readonly today: string;
  /** How many days the page shows at most, where the address asks for more. */
  readonly daysCutTo: number | null;
  /** Changes some of the filters; `undefined` takes one away. */
  readonly change: (patch: { [Key in keyof TeamSearch]?: TeamSearch[Key] | undefined }) => void;
};

/** What a page of the center is asked by. It lives in the address, so that it can be sent. */
export function useTeamSearch(page: AgentPath, usual = 7, most = TEAM_DAYS_MAX): TeamFilters {
  const navigate = useNavigate();
  const { timezone } = useBrand();
  // A text is the same when its words are; an object read anew would never be.
  const written = useRouterState({
    select: ({ location }) =>
      JSON.stringify(readTeamSearch(location.search as Record<string, unknown>)),
  });
  const search = JSON.parse(written) as TeamSearch;
  const today = dayOf(now(), timezone);
  const range = teamDays(search, today, { usual, most });
  return {
    page,
    search,
    range,
    daysCutTo: search.from !== undefined && search.from < range.from ? most : null,
    today,
    change: (patch) => {
      const next = Object.entries({ ...search, ...patch }).filter(
        ([, value]) => value !== undefined,
      );
      void navigate({ to: page, search: Object.fromEntries(next) });
    },
  };
}
