import type { Catalogue } from '../../play/catalog/index.ts';
import type { FindGame } from './read-announcements.ts';

/** Looks up what banners start in the catalogue as it is now. */
export const findGameIn =
  (catalogue: Pick<Catalogue, 'now' | 'itemOf'>): FindGame =>
  (target, language) => {
    const game = catalogue.now().games.find(({ vendor, code }) => `${vendor}/${code}` === target);
    if (!game) return null;
    const item = catalogue.itemOf(game, language);
    const { nodeId, displayName, vassalage, gameCode, gameType, isGame } = item;
    return { nodeId, displayName, vassalage, gameCode, gameType, isGame };
  };
