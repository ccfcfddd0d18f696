import type { BonusPromotion, BonusWeights } from '@baize/contract/bonus-promotions';
import { NO_SLOTS, RECORD_CATEGORIES, type RecordCategory } from '@baize/contract/record-category';
import { type Minor, minor } from '@baize/std/money';

const WHOLE = 1_000_000;

/** Without shares of their own, the kinds of games a promotion names count whole, or all do. */
export function weightsOf({
  weights,
  games,
}: Pick<BonusPromotion, 'games' | 'weights'>): BonusWeights {
  if (weights) return weights;
  if (games === null) return { games: {}, categories: {}, default: WHOLE };
  return {
    games: {},
    categories: Object.fromEntries(games.map((type) => [type, WHOLE])),
    default: null,
  };
}

export type WeighedGame = {
  readonly vendor: string;
  readonly game: string;
  readonly category: RecordCategory;
};

/** The share of a game: its own, else its category's, else its kind's, else the default, else none. */
export function weightOf(
  { games, categories, default: other }: BonusWeights,
  { vendor, game, category }: WeighedGame,
): number {
  const isKindOfSlots = NO_SLOTS.some((one) => one === category);
  return (
    games[`${vendor}:${game}`] ??
    categories[category] ??
    (isKindOfSlots ? categories['RNG'] : undefined) ??
    other ??
    0
  );
}

/** The shares as a screen tells them: each category that is named, and that of all others. */
export const listWeights = ({ categories, default: other }: BonusWeights) => ({
  weights: RECORD_CATEGORIES.flatMap((category) => {
    const share = categories[category];
    return share === undefined ? [] : [{ category, ppm: share }];
  }),
  otherPpm: other ?? 0,
});

/** How often bonus money is bet on the game that counts least, in millionths of once. */
export function effectiveTimesPpm(
  terms: Pick<BonusPromotion, 'games' | 'weights'> & { readonly times: number },
): number {
  const { games, categories, default: other } = weightsOf(terms);
  const shares = [...Object.values(games), ...Object.values(categories), other ?? 0];
  const lowest = Math.min(...shares.filter((share) => share > 0));
  return Math.round((terms.times * WHOLE * WHOLE) / lowest);
}

export type ContributionFacts = {
  readonly valid: Minor;
  readonly weightPpm: number;
  /** What is still to be wagered, without what this bet applied before. */
  readonly missing: Minor;
};

/** What a bet brings a requirement nearer: never more than is missing; a part of a unit is not counted. */
export function contributionOf({ valid, weightPpm, missing }: ContributionFacts): Minor {
  const weighed = (valid * BigInt(weightPpm)) / BigInt(WHOLE);
  return minor(weighed < missing ? weighed : missing);
}
