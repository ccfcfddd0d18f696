import { LOTTO_AREAS, type LottoArea } from '@baize/contract/lottery-pages';
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
  /** `VN`: the Vietnamese lotteries, whatever the page; null for those of the page. */
  readonly lottoArea: LottoArea | null;
  /** The prize mode that is asked for; sold in it where the house and the lottery have it. */
  readonly prizeMode: string | null;
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
    lottoArea: areaOf(search),
    prizeMode: textOf(search['prizeMode']),
    backUrl: asked === null ? null : backUrlOf(asked),
  };
}

/** A launch names an area for lotteries alone; what else it may be for is not ours. */
function areaOf({ lottoArea, launchMode = 'LOTT' }: Readonly<Record<string, unknown>>) {
  return launchMode === 'LOTT' ? (LOTTO_AREAS.find((area) => area === lottoArea) ?? null) : null;
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
  const { gameCode, view, tab, drawId, ticketId, lottoArea, prizeMode, backUrl } = {
    ...now,
    ...changes,
  };
  const wanted = {
    gameCode,
    view: view === 'lobby' ? view : null,
    tab: tab === 'bet' ? null : tab,
    draw: drawId,
    ticket: ticketId,
    lottoArea,
    prizeMode,
    backUrl,
  };
  const query = new URLSearchParams(
    Object.entries(wanted).flatMap(([name, value]) => (value === null ? [] : [[name, value]])),
  ).toString();
  return query === '' ? pathname : `${pathname}?${query}`;
}

const LOBBY = { gameCode: null, tab: 'bet', drawId: null, ticketId: null } as const;

/** The lobby of the page. */
export const lobbyHref = (pathname: string, now: LotterySearch): string =>
  lotteryHref(pathname, now, LOBBY);

/** The lobby of another page; the way back stays known. */
export const otherLobbyHref = (pathname: string, now: LotterySearch): string =>
  lotteryHref(pathname, now, { ...LOBBY, view: 'betting', lottoArea: null, prizeMode: null });
