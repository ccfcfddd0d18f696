import * as contract from '@baize/contract/catalog';
import { type Route, serve } from '../../base/kernel/index.ts';
import { listGameVendors } from './list-game-vendors.ts';
import { listGames } from './list-games.ts';
import { listHotGames } from './list-hot-games.ts';
import { listSearchableGames } from './list-searchable-games.ts';
import { listVendorGameTypes } from './list-vendor-game-types.ts';
import type { Offer } from './offer.ts';
import { readGame } from './read-game.ts';
import { readMenu } from './read-menu.ts';

/** All of them answer from memory, and an answer holds as long as the catalogue does. */
export function catalogRoutes(offer: Offer): readonly Route[] {
  const version = async () => {
    await offer.catalogue.settled();
    return offer.catalogue.version();
  };
  return [
    serve(contract.listGameVendors, (ctx, input) => listGameVendors(ctx, offer, input)),
    serve(contract.listGames, (_ctx, input) => listGames(offer, input)),
    serve(contract.listHotGames, (_ctx, input) => listHotGames(offer, input)),
    serve(contract.listVendorGameTypes, (ctx, input) => listVendorGameTypes(ctx, offer, input)),
    serve(contract.listSearchableGames, () => listSearchableGames(offer)),
    serve(contract.readGame, (_ctx, input) => readGame(offer, input)),
    serve(contract.readMenu, () => readMenu(offer)),
  ].map((route) => ({ ...route, version }));
}
