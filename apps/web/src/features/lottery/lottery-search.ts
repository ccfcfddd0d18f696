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
  /** Where the way back leads, if it is an address of this site. */
  readonly backUrl: string | null;
};

const textOf = (value: unknown): string | null =>
  typeof value === 'string' || typeof value === 'number' ? String(value) : null;

export function readLotterySearch(
  search: Readonly<Record<string, unknown>>,
  origin: string,
): LotterySearch {
  const tab = TABS.find((name) => name === search['tab']) ?? 'bet';
  return {
    gameCode: textOf(search['gameCode']),
    view: search['view'] === 'lobby' ? 'lobby' : 'betting',
    tab,
    drawId: textOf(search['draw']),
    ticketId: textOf(search['ticket']),
    backUrl: backPath(textOf(search['backUrl']), origin),
  };
}

/** A path of this site out of a path or a whole address; nobody is led elsewhere. */
function backPath(value: string | null, origin: string): string | null {
  if (value === null) return null;
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
