import { ownPath } from '../../shared/address/own-path.ts';

export const TABS = ['bet', 'results', 'trends', 'tickets'] as const;
export type LotteryTab = (typeof TABS)[number];

/** What an address of a lottery page says; whatever else stands there is left out. */
export type LotterySearch = {
  readonly gameCode: string | null;
  readonly view: 'betting' | 'lobby';
  readonly tab: LotteryTab;
  readonly drawId: string | null;
  readonly ticketId: string | null;
  /** Where the way back leads, if it is allowed to. */
  readonly backUrl: string | null;
};

const textOf = (value: unknown): string | null =>
  typeof value === 'string' || typeof value === 'number' ? String(value) : null;

export function readLotterySearch(
  search: Readonly<Record<string, unknown>>,
  backUrlOf: (asked: string) => string | null,
): LotterySearch {
  const asked = textOf(search['backUrl']);
  const tab = TABS.find((name) => name === search['tab']) ?? 'bet';
  return {
    gameCode: textOf(search['gameCode']),
    view: search['view'] === 'lobby' ? 'lobby' : 'betting',
    tab,
    drawId: textOf(search['draw']),
    ticketId: textOf(search['ticket']),
    backUrl: asked === null ? null : backUrlOf(asked),
  };
}

/** A path of this site out of a path or a whole address; nobody is led elsewhere. */
export function backPath(value: string, origin: string): string | null {
  const path = value.startsWith(`${origin}/`) ? value.slice(origin.length) : value;
  return ownPath(path);
}

/** The address of a lottery page with these changes; what is null is left out. */
export function lotteryHref(
  pathname: string,
  now: LotterySearch,
  changes: Partial<LotterySearch>,
): string {
  const { gameCode, view, tab, drawId, ticketId, backUrl } = { ...now, ...changes };
  const wanted = {
    gameCode,
    view: view === 'lobby' ? view : null,
    tab: tab === 'bet' ? null : tab,
    draw: drawId,
    ticket: ticketId,
    backUrl,
  };
  const query = new URLSearchParams(
    Object.entries(wanted).flatMap(([name, value]) => (value === null ? [] : [[name, value]])),
  ).toString();
  return query === '' ? pathname : `${pathname}?${query}`;
}

/** The lobby of a page; the way back stays known. */
export const lobbyHref = (pathname: string, { backUrl }: LotterySearch): string =>
  backUrl === null ? pathname : `${pathname}?${new URLSearchParams({ backUrl }).toString()}`;
