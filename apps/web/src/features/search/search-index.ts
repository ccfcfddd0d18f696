import type { listSearchableGames } from '@baize/contract/catalog';
import type { Output } from '@baize/contract/endpoint';
import { gramsOf, plain } from './grams.ts';
import { createKindIndex } from './kind-index.ts';

export type Searchable = Output<typeof listSearchableGames>;

export type SearchIndex = { readonly find: (text: string) => readonly number[] };

/** As many as fit on a screen; whoever has to scroll further types another letter. */
const FOUND_MAX = 12;

/** No game has a longer name; what goes beyond is not read. */
const TEXT_MAX = 80;

/** At least this part of what was typed must be in a name. */
const SHARE_MIN = 0.5;

/** What has less than this part of the letters that the best answer has is no answer beside it. */
const BESIDE_BEST_MIN = 0.65;

/** What a game is called finds it before its kind does, and its kind before its vendor. */
const WEIGHTS = { name: 3, kind: 2.5, vendor: 1 } as const;

type Postings = Map<string, number[]>;

/** What the letters typed say of one game. */
type Match = { score: number; ofName: number; ofVendor: number; ofKind: number };

/**
 * Every game by its names in all languages of the brand, by what its kind is called and by the names
 * of its vendor: for each pair of letters the games that have it. A pair that few games have weighs
 * more, and a short name that has it more than a long one. What can be played comes first.
 */
export function createSearchIndex({ games, vendors }: Searchable): SearchIndex {
  const vendorNames = new Map(vendors.map(({ vassalage, names }) => [vassalage, names.join(' ')]));
  const names = games.map((game) => game.names.map(plain));
  const lengths = names.map((of) => 1 + Math.sqrt(of.join(' ').length));
  const byName = postingsOf(games.map((game) => game.names.join(' ')));
  const byVendor = postingsOf(
    games.map(({ vassalage }) => `${vassalage} ${vendorNames.get(vassalage) ?? ''}`),
  );
  const kinds = createKindIndex(games);
  const rarity = (having: number): number => Math.log(1 + games.length / having);

  function match(grams: ReadonlySet<string>): ReadonlyMap<number, Match> {
    const matches = new Map<number, Match>();
    const of = (at: number): Match => {
      const kept = matches.get(at) ?? { score: 0, ofName: 0, ofVendor: 0, ofKind: 0 };
      matches.set(at, kept);
      return kept;
    };
    const weighed = (at: number, score: number) => score / (lengths[at] ?? 1);
    for (const gram of grams) {
      const own = byName.get(gram) ?? [];
      const ofVendors = byVendor.get(gram) ?? [];
      const before = new Set(own);
      for (const at of own) {
        const found = of(at);
        found.ofName += 1;
        found.score += weighed(at, WEIGHTS.name * rarity(own.length));
      }
      for (const at of ofVendors) {
        const found = of(at);
        found.ofVendor += 1;
        if (!before.has(at)) found.score += weighed(at, WEIGHTS.vendor * rarity(ofVendors.length));
      }
    }
    for (const { common, having } of kinds.find(grams)) {
      for (const at of having) {
        const found = of(at);
        found.ofKind = Math.max(found.ofKind, common);
        const score = weighed(at, common * WEIGHTS.kind * rarity(having.length));
        found.score = Math.max(found.score, score);
      }
    }
    return matches;
  }

  const canPlay = (at: number) => games[at]?.state === 'open';
  /** The very word for its kind, or the beginning of its name: what was typed means it. */
  const meantBy = (at: number, wanted: string): number => {
    if (kinds.isWord(wanted, at)) return 4;
    return names[at]?.some((name) => name.startsWith(wanted)) ? 2 : 1;
  };

  return {
    find: (whole) => {
      const text = whole.slice(0, TEXT_MAX);
      const wanted = plain(text).trim();
      const grams = new Set(gramsOf(text));
      const matches = [...match(grams)];
      const typed = text.trim().toLowerCase();
      const found = alike(matches, grams.size, kinds.isWord(wanted)).map(([at, { score }]) => {
        const meant = meantBy(at, wanted);
        const rank = score * meant * (hasExactly(games[at], typed) ? 1.5 : 1);
        return { at, isNamed: meant > 1, canPlay: canPlay(at), rank };
      });
      return inOrder(found)
        .slice(0, FOUND_MAX)
        .flatMap(({ at }) => games[at]?.nodeId ?? []);
    },
  };
}

/** Those that have enough of what was typed, beside the one that has most of it. */
function alike<Of extends readonly [number, Match]>(
  matches: readonly Of[],
  gramCount: number,
  isKind: boolean,
): readonly Of[] {
  const most = Math.max(0, ...matches.map(([, found]) => shareOf(found)));
  // Whoever types the very word for a kind means that kind.
  const least = Math.max(1, gramCount * SHARE_MIN, most * (isKind ? 1 : BESIDE_BEST_MIN));
  return matches.filter(([, found]) => shareOf(found) >= least);
}

/** Its name has what was typed to the letter, marks and all: an elephant is no artisan. */
const hasExactly = (game: Searchable['games'][number] | undefined, typed: string): boolean =>
  game?.names.some((name) => name.toLowerCase().includes(typed)) ?? false;

type Found = {
  readonly at: number;
  readonly isNamed: boolean;
  readonly canPlay: boolean;
  readonly rank: number;
};

/** What can be played first; who names a game that is coming, and none that can be, is shown it. */
function inOrder(found: readonly Found[]): readonly Found[] {
  const isAnyOpenNamed = found.some(({ isNamed, canPlay }) => isNamed && canPlay);
  const tier = ({ isNamed, canPlay }: Found) => Number(canPlay || (isNamed && !isAnyOpenNamed));
  return found.toSorted((a, b) => tier(b) - tier(a) || b.rank - a.rank || a.at - b.at);
}

/** By one of them alone: half a name and half a vendor are neither. */
const shareOf = ({ ofName, ofVendor, ofKind }: Match): number => Math.max(ofName, ofVendor, ofKind);

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
