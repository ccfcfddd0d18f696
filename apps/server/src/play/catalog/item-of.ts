import type { GameItem, VendorCard } from '@baize/contract/game';
import { type CatalogueGame, type CatalogueVendor, nameIn } from './game.ts';

/** A game as it travels, by the outside's names. */
export const itemOf = (game: CatalogueGame, language: string): GameItem => ({
  nodeId: game.nodeId,
  nodeName: nameIn(game.names, 'EN'),
  displayName: nameIn(game.names, language),
  showIcon: game.icon,
  iconUrl: `images/cover/${game.cover}`,
  vassalage: game.vendor,
  vendorName: nameIn(game.vendorNames, language),
  gameCode: game.code,
  gameType: game.gameType,
  gameClassify: game.gameClass,
  isGame: 'GAME',
  state: game.state,
  until: game.until?.toISOString() ?? null,
  isNew: game.isNew,
  hasTrial: game.hasTrial,
  returns: game.returns,
  stakes: game.stakes,
});

/** A vendor whose whole offer is one game starts it; all others open the list of their games. */
export const cardOf = (vendor: CatalogueVendor, language: string): VendorCard => ({
  vassalage: vendor.code,
  displayName: nameIn(vendor.names, language),
  lagerIcon: `TCG_PROD_IMAGES/SUBMENU_IMG/STYLE4/${vendor.gameType}-${vendor.code}.png`,
  gameCount: vendor.gameCount,
  isGame: vendor.entrance ? 'GAME' : 'VASSALAGE',
  gameType: vendor.gameType,
  nodeId: vendor.entrance?.nodeId ?? null,
  gameCode: vendor.entrance?.code ?? null,
  state: vendor.state,
  until: vendor.until?.toISOString() ?? null,
});
