import { readVip as vipCall } from '@baize/contract/vip';
import { readVipState as stateCall } from '@baize/contract/vip-state';
import { type Route, serve } from '../../base/kernel/index.ts';
import type { RankedBrand } from './raise-ranks.ts';
import { readVip, readVipState } from './read-vip.ts';

export const ranksRoutes = (brand: RankedBrand): readonly Route[] => [
  serve(stateCall, readVipState(brand)),
  serve(vipCall, readVip(brand)),
];
