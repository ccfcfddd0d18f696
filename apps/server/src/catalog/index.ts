/**
 * The catalogue knows who makes the games and of which types they are.
 *
 * A vendor is known by its code everywhere, inside and outside; its names are shown to people and
 * are ours. Every game type of `GAME_TYPES` has at least one vendor, and a vendor stands in the
 * list of a type only if it makes games of that type.
 */
export { GAME_TYPES, type GameType, isGameType } from '@baize/contract/game';
export { findVendor, isVendorOfType, listVendors, listVendorsOfType } from './queries.ts';
export { catalogRoutes } from './routes.ts';
export { seedVendors } from './seed-vendors.ts';
