import { SPORTS, type Sport } from '@baize/sports/core/sport';

export const VIEWS = ['live', 'today', 'upcoming', 'bets'] as const;

export type SportsView = (typeof VIEWS)[number];

/** The pages beside the matches, as their addresses end. */
export const PLACES = ['leagues', 'results', 'favourites', 'search', 'statistics'] as const;

export type SportsPlace = (typeof PLACES)[number];

/** Which part of the area is open, all of it in the address. */
export type SportsAddress = {
  /** Null where the matches themselves are. */
  readonly place: SportsPlace | null;
  readonly view: SportsView;
  readonly sport: Sport | null;
  readonly league: string | null;
  readonly search: string;
  readonly event: string | null;
  readonly day: string | null;
};

const textOf = (value: unknown): string => (typeof value === 'string' ? value.slice(0, 80) : '');

export function readSportsAddress(
  pathname: string,
  search: Readonly<Record<string, unknown>>,
): SportsAddress {
  const last = pathname.toLowerCase().replace(/\/$/, '').split('/').at(-1);
  const day = textOf(search.day);
  return {
    place: PLACES.find((place) => place === last) ?? null,
    view: VIEWS.find((view) => view === search.view) ?? 'live',
    sport: SPORTS.find((sport) => sport === search.sport) ?? null,
    league: textOf(search.league) || null,
    search: textOf(search.search),
    event: textOf(search.event) || null,
    day: /^\d{4}-\d\d-\d\d$/.test(day) && !Number.isNaN(Date.parse(day)) ? day : null,
  };
}

export function sportsHref({ place, ...address }: Partial<SportsAddress>): string {
  const query = new URLSearchParams();
  for (const [name, value] of Object.entries(address)) if (value) query.set(name, value);
  const path = place ? `/sportsbook/${place}` : '/sportsbook';
  return query.size === 0 ? path : `${path}?${query}`;
}
