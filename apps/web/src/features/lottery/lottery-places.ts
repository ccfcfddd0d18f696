import type { GameType } from '@baize/contract/game';
import type { LottoArea } from '@baize/contract/lottery-pages';

/** The lotteries of a page: their category, and the vendor they come from. */
export type LotteryPlace = readonly { readonly gameType: GameType; readonly vassalage: string }[];

const HOUSE: LotteryPlace = [
  { gameType: 'LOTT', vassalage: 'LOTT' },
  { gameType: 'ELOTT', vassalage: 'ELOTT' },
];

const PLACES: Readonly<Record<string, LotteryPlace>> = {
  '/lottery': HOUSE,
  '/lottert': HOUSE,
  '/vnlottery': [{ gameType: 'ELOTT', vassalage: 'TCG_LOTTO_VN' }],
  '/sealottery': [{ gameType: 'LOTT', vassalage: 'TCG_SEA' }],
};

const PAGE_OF_AREA = { VN: '/vnlottery', SEA: '/sealottery' } as const;

/** `/lottert` is another address of `/lottery`; case is no matter. An area that is asked for goes before. */
export const lotteryPlace = (pathname: string, area: LottoArea | null = null): LotteryPlace =>
  PLACES[area ? PAGE_OF_AREA[area] : pathname.toLowerCase().replace(/\/$/, '')] ?? HOUSE;
