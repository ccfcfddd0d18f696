/** How often a number came, and how long it has not, over some draws. */
export type NumberTrend = {
  readonly token: string;
  /** Draws in which it was. */
  readonly frequency: number;
  /** Draws since it was there last; all of them when it never was. */
  readonly omission: number;
  readonly omissionMax: number;
  /** How long it was away on average: draws without it, by the gaps before, between and after. */
  readonly omissionMean: number;
  /** Draws in a row with it: now, and at most. */
  readonly streak: number;
  readonly streakMax: number;
};

/**
 * Trends of numbers over draws, the oldest draw first; of each draw those tokens that were in it. They
 * say what was, and nothing about what comes: draws do not know each other.
 */
export const trendsOf = (
  draws: readonly (readonly string[])[],
  tokens: readonly string[],
): readonly NumberTrend[] => tokens.map((token) => trendOf(draws, token));

function trendOf(draws: readonly (readonly string[])[], token: string): NumberTrend {
  let [frequency, omission, omissionMax, streak, streakMax] = [0, 0, 0, 0, 0];
  for (const drawn of draws) {
    const isThere = drawn.includes(token);
    frequency += isThere ? 1 : 0;
    omission = isThere ? 0 : omission + 1;
    streak = isThere ? streak + 1 : 0;
    omissionMax = Math.max(omissionMax, omission);
    streakMax = Math.max(streakMax, streak);
  }
  const omissionMean = Math.floor(((draws.length - frequency) * 100) / (frequency + 1)) / 100;
  return { token, frequency, omission, omissionMax, omissionMean, streak, streakMax };
}

export type PairTrend = {
  readonly pair: readonly [string, string];
  /** Draws in which both were. */
  readonly frequency: number;
};

/** The pairs that came together most often, the most frequent first. */
export function pairsOf(
  draws: readonly (readonly string[])[],
  count: number,
): readonly PairTrend[] {
  const found = new Map<string, number>();
  for (const drawn of draws) {
    const tokens = [...new Set(drawn)].sort();
    for (const [place, first] of tokens.entries()) {
      for (const second of tokens.slice(place + 1)) {
        const pair = `${first} ${second}`;
        found.set(pair, (found.get(pair) ?? 0) + 1);
      }
    }
  }
  return [...found]
    .sort(([a, often], [b, other]) => other - often || (a < b ? -1 : 1))
    .slice(0, count)
    .map(([pair, frequency]) => {
      const [first = '', second = ''] = pair.split(' ');
      return { pair: [first, second], frequency };
    });
}
