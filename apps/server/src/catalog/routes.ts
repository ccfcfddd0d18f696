import * as contract from '@baize/contract/catalog';
import type { Site } from '../brand/index.ts';
import { type Route, serve } from '../kernel/index.ts';
import { listGameVendors } from './list-game-vendors.ts';

export const catalogRoutes = (site: Site): readonly Route[] => [
  serve(contract.listGameVendors, (ctx, input) => listGameVendors(ctx, site, input)),
];
