import { SPORTS, type Sport } from '@baize/sports/core/sport';

export const VIEWS = ['live', 'today', 'upcoming', 'bets'] as const;

export type SportsView = (typeof VIEWS)[number];

/** Which part of the area is open, all of it in the address. */
export type SportsAddress = {
  readonly view: SportsView;
  readonly sport: Sport | null;
  readonly league: string | null;
  readonly search: string;
  readonly event: string | null;
};

const textOf = (value: unknown): string => (typeof value === 'string' ? value.slice(0, 80) : '');

export function readSportsAddress(search: Readonly<Record<string, unknown>>): SportsAddress {
  return {
    view: VIEWS.find((view) => view === search.view) ?? 'live',
    sport: SPORTS.find((sport) => sport === search.sport) ?? null,
    league: textOf(search.league) || null,
    search: textOf(search.search),
    event: textOf(search.event) || null,
  };
}

export function sportsHref(address: Partial<SportsAddress>): string {
  const query = new URLSearchParams();
  for (const [name, value] of Object.entries(address)) if (value) query.set(name, value);
  return query.size === 0 ? '/sportsbook' : `/sportsbook?${query}`;
}
