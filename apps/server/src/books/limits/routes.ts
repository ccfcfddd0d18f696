import * as contract from '@baize/contract/limits';
import { type Route, serve } from '../../base/kernel/index.ts';
import { listLimits } from './list-limits.ts';
import type { Zoned } from './read-used.ts';
import { confirmLimit, setLimit } from './set-limit.ts';

export const limitsRoutes = (zoned: Zoned): readonly Route[] => [
  serve(contract.listLimits, listLimits(zoned)),
  serve(contract.setLimit, setLimit(zoned)),
  serve(contract.confirmLimit, confirmLimit(zoned)),
];
