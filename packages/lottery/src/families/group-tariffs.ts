import type { PrizeMode } from '../core/lottery.ts';
import { groupTariff, type Tariff } from '../core/tariff.ts';

/** Prize groups of the modes: 98 %, 97.5 % and 97.8 % of all stakes come back as prizes. */
export const GROUP_TARIFFS: Readonly<Partial<Record<PrizeMode, Tariff>>> = {
  LOTT: groupTariff(1_960),
  ZY: groupTariff(1_950),
  ELOTT: groupTariff(1_956),
};
