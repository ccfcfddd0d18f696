import type { listSearchableGames } from '@baize/contract/catalog';
import type { Output } from '@baize/contract/endpoint';
import MiniSearch from 'minisearch';
import { gramsOf, plain } from './grams.ts';

export type Searchable = Output<typeof listSearchableGames>;

export type SearchIndex = { readonly find: (text: string) => readonly number[] };

/** As many as fit on a screen; whoever has to scroll further types another letter. */
const FOUND_MAX = 24;

/** No game has a longer name; what goes beyond is not read. */
const TEXT_MAX = 80;

/** At least this part of what was typed must be in a name. */
const SHARE_MIN = 0.5;

/** A vendor's name finds its games too, after those that have the word themselves. */
const BOOST = { names: 3, vendor: 1 } as const;

/** Every game by its names in all languages of the brand and by the names of its vendor. */
export function createSearchIndex({ games, vendors }: Searchable): SearchIndex {
  const vendorNames = new Map(vendors.map(({ vassalage, names }) => [vassalage, names.join(' ')]));
  const namesOf = new Map(games.map(({ nodeId, names }) => [nodeId, names.map(plain)]));
  const index = new MiniSearch<{ id: number; names: string; vendor: string }>({
    fields: ['names', 'vendor'],
    tokenize: gramsOf,
    processTerm: (gram) => gram,
  });
  index.addAll(
    games.map(({ nodeId, names, vassalage }) => ({
      id: nodeId,
      names: names.join(' '),
      vendor: `${vassalage} ${vendorNames.get(vassalage) ?? ''}`,
    })),
  );
  return {
    find: (whole) => {
      const text = whole.slice(0, TEXT_MAX);
      const wanted = plain(text).trim();
      const grams = new Set(gramsOf(text));
      if (grams.size === 0) return [];
      const begins = (id: number) => namesOf.get(id)?.some((name) => name.startsWith(wanted));
      return index
        .search(text, { boost: BOOST, boostDocument: (id) => (begins(Number(id)) ? 2 : 1) })
        .filter(({ terms }) => new Set(terms).size / grams.size >= SHARE_MIN)
        .slice(0, FOUND_MAX)
        .map(({ id }) => Number(id));
    },
  };
}
