import * as contract from '@baize/contract/catalog';
import { type Route, serve } from '../kernel/index.ts';
import { listGameVendors } from './list-game-vendors.ts';
import type { Offer } from './offer.ts';

export const catalogRoutes = (offer: Offer): readonly Route[] => [
  serve(contract.listGameVendors, (ctx, input) => listGameVendors(ctx, offer, input)),
];
