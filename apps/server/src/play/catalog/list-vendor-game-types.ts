import type { listVendorGameTypes as contract } from '@baize/contract/catalog';
import type { Input, Output } from '@baize/contract/endpoint';
import { GAME_CLASSES, type GameClass } from '@baize/contract/game';
import { type CatalogueGame, type CatalogueVendor, nameIn } from './game.ts';
import { languageOf, type Offer, type Reader, vendorsNamed } from './offer.ts';

type Call = typeof contract;

/** Which types of games each vendor offers, and how many of each. */
export function listVendorGameTypes(
  { origin }: Reader,
  offer: Offer,
  input: Input<Call>,
): Output<Call> {
  const asked = vendorsNamed(offer, input.vassalage);
  const language = languageOf(offer, origin.language);
  const { vendors, games } = offer.catalogue.now();
  const byCode = Map.groupBy(
    vendors.filter(({ code }) => asked === null || asked.has(code)),
    ({ code }) => code,
  );
  return [...byCode].map(([code, places]) => ({
    vassalage: code,
    displayName: nameIn(places[0]?.names ?? {}, language),
    gameTypes: places.map((place) => typeOf(place, games)),
  }));
}

const typeOf = (
  { code, gameType, gameCount }: CatalogueVendor,
  games: readonly CatalogueGame[],
) => ({
  gameType,
  gameCount,
  gameClassify: countClasses(
    games.filter((game) => game.vendor === code && game.gameType === gameType),
  ),
});

function countClasses(games: readonly CatalogueGame[]): Partial<Record<GameClass, number>> {
  const counts = GAME_CLASSES.map(
    (gameClass) =>
      [gameClass, games.filter((game) => game.gameClass === gameClass).length] as const,
  );
  return Object.fromEntries(counts.filter(([, count]) => count > 0));
}
