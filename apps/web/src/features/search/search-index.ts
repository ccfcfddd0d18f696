import type { listSearchableGames } from '@baize/contract/catalog';
import type { Output } from '@baize/contract/endpoint';
import { gramsOf, plain } from './grams.ts';

export type Searchable = Output<typeof listSearchableGames>;

export type SearchIndex = { readonly find: (text: string) => readonly number[] };

/** As many as fit on a screen; whoever has to scroll further types another letter. */
const FOUND_MAX = 12;

/** No game has a longer name; what goes beyond is not read. */
const TEXT_MAX = 80;

/** At least this part of what was typed must be in a name. */
const SHARE_MIN = 0.5;

/** A vendor's name finds its games too, after those that have the word themselves. */
const WEIGHTS = { name: 3, vendor: 1 } as const;

type Postings = Map<string, number[]>;

/**
 * Every game by its names in all languages of the brand and by the names of its vendor: for each
 * pair of letters the games that have it. A pair that few games have weighs more, and a short name
 * that has it more than a long one.
 */
export function createSearchIndex({ games, vendors }: Searchable): SearchIndex {
  const vendorNames = new Map(vendors.map(({ vassalage, names }) => [vassalage, names.join(' ')]));
  const names = games.map((game) => game.names.map(plain));
  const lengths = names.map((of) => 1 + Math.sqrt(of.join(' ').length));
  const byName = postingsOf(games.map((game) => game.names.join(' ')));
  const byVendor = postingsOf(
    games.map(({ vassalage }) => `${vassalage} ${vendorNames.get(vassalage) ?? ''}`),
  );
  const scores = new Float64Array(games.length);
  const hits = new Uint16Array(games.length);

  /** Adds what one pair of letters says of each game. */
  const weigh = (gram: string) => {
    const own = byName.get(gram) ?? [];
    const ofVendors = byVendor.get(gram) ?? [];
    const before = new Set(own);
    for (const at of own) add(at, WEIGHTS.name * rarity(own.length, games.length));
    for (const at of ofVendors) {
      if (!before.has(at)) add(at, WEIGHTS.vendor * rarity(ofVendors.length, games.length));
    }
  };
  const add = (at: number, score: number) => {
    scores[at] = (scores[at] ?? 0) + score / (lengths[at] ?? 1);
    hits[at] = (hits[at] ?? 0) + 1;
  };

  return {
    find: (whole) => {
      const text = whole.slice(0, TEXT_MAX);
      const wanted = plain(text).trim();
      const grams = new Set(gramsOf(text));
      scores.fill(0);
      hits.fill(0);
      grams.forEach(weigh);
      const least = Math.max(1, grams.size * SHARE_MIN);
      const fitting: number[] = [];
      for (const [at, count] of hits.entries()) if (count >= least) fitting.push(at);
      const rank = (at: number) =>
        (scores[at] ?? 0) * (names[at]?.some((name) => name.startsWith(wanted)) ? 2 : 1);
      const ranks = new Map(fitting.map((at) => [at, rank(at)]));
      return fitting
        .sort((a, b) => (ranks.get(b) ?? 0) - (ranks.get(a) ?? 0) || a - b)
        .slice(0, FOUND_MAX)
        .flatMap((at) => games[at]?.nodeId ?? []);
    },
  };
}

const rarity = (having: number, all: number): number => Math.log(1 + all / having);

function postingsOf(texts: readonly string[]): Postings {
  const postings: Postings = new Map();
  for (const [at, text] of texts.entries()) {
    for (const gram of new Set(gramsOf(text))) {
      const known = postings.get(gram);
      if (known) known.push(at);
      else postings.set(gram, [at]);
    }
  }
  return postings;
}
