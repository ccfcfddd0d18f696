/**
 * The catalogue knows who makes the games, which games there are, in which order they are shown and
 * which can be played now.
 *
 * A vendor is known by its code everywhere, inside and outside; a game by its number, which never
 * belongs to another game. Their names are shown to people and are ours. The tables are read once
 * and kept in memory; whoever changes them publishes `catalogue`, and every process reads again.
 * Always true: what the brand does not offer is in no answer, and a game is open only if somebody
 * really serves it.
 */
export { GAME_TYPES, type GameType, isGameType } from '@baize/contract/game';
export {
  arrangeGames,
  arrangeVendors,
  lockHot,
  replaceHot,
  setListed,
  setReleasedOn,
} from './arrange.ts';
export { type Catalogue, openCatalogue } from './catalogue.ts';
export type { CatalogueGame } from './game.ts';
export { GAME_CATEGORIES } from './game-categories.ts';
export { catalogJobs } from './jobs.ts';
export { listGameVendors } from './list-game-vendors.ts';
export { listGames } from './list-games.ts';
export { listHotGames } from './list-hot-games.ts';
export { listVendorGameTypes } from './list-vendor-game-types.ts';
export type { Offer } from './offer.ts';
export { readCatalogue } from './queries.ts';
export { catalogRoutes } from './routes.ts';
export { isNew as isNewGame } from './rules.ts';
export { seedCatalogue } from './seed-catalogue.ts';
export { type Maintenance, setMaintenance } from './set-maintenance.ts';
