import type { GameOrder } from '@baize/contract/game';
import { LANGUAGES } from '@baize/i18n/languages';
import { type CatalogueGame, nameIn } from './game.ts';

/** The games come popular first; names are compared as the language does. */
export function inOrder(
  games: readonly CatalogueGame[],
  order: GameOrder,
  language: string,
): readonly CatalogueGame[] {
  if (order === 'popular') return games;
  if (order === 'new') return games.toSorted((a, b) => dayOf(b) - dayOf(a));
  const collator = new Intl.Collator(tagOf(language), { numeric: true });
  return games.toSorted((a, b) =>
    collator.compare(nameIn(a.names, language), nameIn(b.names, language)),
  );
}

const dayOf = ({ releasedOn }: CatalogueGame): number => Date.parse(releasedOn);

const tagOf = (language: string): string =>
  LANGUAGES.find(({ code }) => code === language)?.tag ?? 'en';
