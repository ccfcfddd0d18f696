/** Lotteries have pages of their own on the site, each for its vendor. */
export const LOTTERY_PAGES: Readonly<Record<string, `/${string}`>> = {
  TCG_LOTTO_VN: '/vnLottery',
  TCG_SEA: '/seaLottery',
  LOTT: '/lottery',
  ELOTT: '/lottery',
};

export type PrizeMode = 'LOTT' | 'ZY' | 'ELOTT' | 'SEA';

const MODES: Readonly<Record<string, PrizeMode>> = {
  TCG_LOTTO_VN: 'ELOTT',
  TCG_SEA: 'SEA',
  LOTT: 'LOTT',
  ELOTT: 'ELOTT',
};

/** The prize mode in which a vendor's lotteries are sold. */
export const modeOfVendor = (vendor: string): PrizeMode => MODES[vendor] ?? 'LOTT';
