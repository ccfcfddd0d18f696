import type { listSearchableGames as contract } from '@baize/contract/catalog';
import type { Output } from '@baize/contract/endpoint';
import { type Names, nameIn } from './game.ts';
import type { Offer } from './offer.ts';

/** All that can be found by a name, in every language of the brand. */
export function listSearchableGames({ site, catalogue }: Offer): Output<typeof contract> {
  const { languages } = site.brand;
  const inEach = (names: Names) => languages.map((language) => nameIn(names, language));
  const { vendors, games } = catalogue.now();
  const namesOfVendors = new Map(vendors.map(({ code, names }) => [code, inEach(names)]));
  return {
    languages,
    vendors: [...namesOfVendors].map(([vassalage, names]) => ({ vassalage, names })),
    games: games.map((game) => ({
      nodeId: game.nodeId,
      names: inEach(game.names),
      vassalage: game.vendor,
      gameCode: game.code,
      gameType: game.gameType,
      gameClassify: game.gameClass,
      iconUrl: game.icon ?? `images/cover/${game.cover}`,
      state: game.state,
    })),
  };
}
