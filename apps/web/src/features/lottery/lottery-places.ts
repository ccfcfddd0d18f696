import type { GameType } from '@baize/contract/game';

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

/** `/lottert` is another address of `/lottery`; case is no matter. */
export const lotteryPlace = (pathname: string): LotteryPlace =>
  PLACES[pathname.toLowerCase().replace(/\/$/, '')] ?? HOUSE;
