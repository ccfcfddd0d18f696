/** Lotteries have pages of their own on the site, each for its vendor. */
export const LOTTERY_PAGES: Readonly<Record<string, `/${string}`>> = {
  TCG_LOTTO_VN: '/vnLottery',
  TCG_SEA: '/seaLottery',
  LOTT: '/lottery',
  ELOTT: '/lottery',
};

/** What a brand's type of lottery makes the target of the lottery entry. */
export const LOTTERY_ENTRIES = { Lott: '/lott' } as const;

/** The areas that a launch of the lobby names. */
export const LOTTO_AREAS = ['VN', 'SEA'] as const;
export type LottoArea = (typeof LOTTO_AREAS)[number];

const AREAS: Readonly<Record<string, LottoArea>> = { TCG_LOTTO_VN: 'VN', TCG_SEA: 'SEA' };

/** The area of a vendor's lotteries; null for those of the house. */
export const areaOfVendor = (vendor: string): LottoArea | null => AREAS[vendor] ?? null;

export type PrizeMode = 'LOTT' | 'ZY' | 'ELOTT' | 'SEA';

const MODES: Readonly<Record<string, PrizeMode>> = {
  TCG_LOTTO_VN: 'ELOTT',
  TCG_SEA: 'SEA',
  LOTT: 'LOTT',
  ELOTT: 'ELOTT',
};

/** The prize mode in which a vendor's lotteries are sold. */
export const modeOfVendor = (vendor: string): PrizeMode => MODES[vendor] ?? 'LOTT';
