import { chiSquareTail, normalTail } from './tails.ts';

/** Outcomes of a game in the order they were drawn, each a whole number below `kinds`. */
export type Outcomes = { readonly kinds: number; readonly drawn: readonly number[] };

/** How likely chance is to differ from what was expected by as much as was seen. */
export type Verdict = { readonly test: string; readonly p: number };

/** The seven tests that laboratories name (GLI-19 3.2.2), of one game beside another. */
export function testOutcomes(outcomes: Outcomes, beside: Outcomes): readonly Verdict[] {
  return [
    { test: 'frequency', p: frequency(outcomes) },
    { test: 'overlaps', p: overlaps(outcomes) },
    { test: 'coupons', p: coupons(outcomes) },
    { test: 'runs', p: runs(outcomes) },
    { test: 'interplay', p: interplay(outcomes, beside) },
    { test: 'serial correlation', p: serialCorrelation(outcomes) },
    { test: 'duplicates', p: duplicates(outcomes) },
  ];
}

/**
 * Those that fail when all are judged together: Holm's step-down, so that the chance of a single false
 * alarm among all of them is at most `alpha`.
 */
export function findFailing<Judged extends { readonly p: number }>(
  verdicts: readonly Judged[],
  alpha: number,
): readonly Judged[] {
  const sorted = verdicts.toSorted((a, b) => a.p - b.p);
  const passing = sorted.findIndex(({ p }, place) => p > alpha / (sorted.length - place));
  return passing === -1 ? sorted : sorted.slice(0, passing);
}

const counted = (size: number, places: Iterable<number>): number[] => {
  const counts = Array.from({ length: size }, () => 0);
  for (const place of places) counts[place] = (counts[place] ?? 0) + 1;
  return counts;
};

const sumOf = (numbers: readonly number[], by: (each: number) => number): number =>
  numbers.reduce((sum, each) => sum + by(each), 0);

const distance = (counts: readonly number[], expected: number): number =>
  sumOf(counts, (count) => (count - expected) ** 2 / expected);

function frequency({ kinds, drawn }: Outcomes): number {
  return chiSquareTail(distance(counted(kinds, drawn), drawn.length / kinds), kinds - 1);
}

/** Good's serial test: pairs that overlap, round the corner, less what single outcomes explain. */
function overlaps({ kinds, drawn }: Outcomes): number {
  const first = drawn[0] ?? 0;
  const pairs = drawn.map((each, place) => each * kinds + (drawn[place + 1] ?? first));
  const ofPairs = distance(counted(kinds ** 2, pairs), drawn.length / kinds ** 2);
  const ofSingles = distance(counted(kinds, drawn), drawn.length / kinds);
  return chiSquareTail(ofPairs - ofSingles, kinds ** 2 - kinds);
}

const BINS = 8;

/** How long it takes until every outcome has been seen, again and again. */
function coupons({ kinds, drawn }: Outcomes): number {
  const ends = couponBounds(kinds);
  const lengths: number[] = [];
  let seen = new Set<number>();
  let length = 0;
  for (const each of drawn) {
    seen.add(each);
    length += 1;
    if (seen.size < kinds) continue;
    lengths.push(length);
    [seen, length] = [new Set(), 0];
  }
  const binOf = (long: number) => ends.findIndex(({ upTo }) => long <= upTo);
  const counts = counted(ends.length, lengths.map(binOf));
  const far = ends.reduce((sum, { share }, place) => {
    const expected = share * lengths.length;
    return sum + ((counts[place] ?? 0) - expected) ** 2 / expected;
  }, 0);
  return chiSquareTail(far, ends.length - 1);
}

/** Bins of about the same share of the lengths that chance gives, by the exact distribution. */
function couponBounds(kinds: number): { readonly upTo: number; readonly share: number }[] {
  let states: number[] = Array.from({ length: kinds + 1 }, (_, size) => (size === 0 ? 1 : 0));
  const bounds: { upTo: number; share: number }[] = [];
  let [share, done] = [0, 0];
  // The last bin has what is left, a share like the others.
  for (let long = 1; 1 - done - share > 1 / BINS; long++) {
    states = states.map((stay, size) => {
      const from = size === 0 ? 0 : ((states[size - 1] ?? 0) * (kinds - size + 1)) / kinds;
      return (size === kinds ? 0 : (stay * size) / kinds) + from;
    });
    share += states[kinds] ?? 0;
    if (share < 1 / BINS) continue;
    bounds.push({ upTo: long, share });
    done += share;
    share = 0;
  }
  return [...bounds, { upTo: Number.POSITIVE_INFINITY, share: 1 - done }];
}

/** Runs of outcomes in the lower half and in the upper one (Wald and Wolfowitz). */
function runs({ kinds, drawn }: Outcomes): number {
  const sides = drawn.map((each) => each < kinds / 2);
  const low = sides.filter(Boolean).length;
  const [all, high] = [sides.length, sides.length - low];
  const seen = 1 + sides.filter((side, place) => place > 0 && side !== sides[place - 1]).length;
  const expected = 1 + (2 * low * high) / all;
  const variance = ((expected - 1) * (expected - 2)) / (all - 1);
  return normalTail((seen - expected) / Math.sqrt(variance));
}

/** Whether what one game draws goes along with what another draws at the same place. */
function interplay(one: Outcomes, other: Outcomes): number {
  const both = Math.min(one.drawn.length, other.drawn.length);
  const pairs = one.drawn
    .slice(0, both)
    .map((each, place) => each * other.kinds + (other.drawn[place] ?? 0));
  const cells = counted(one.kinds * other.kinds, pairs);
  const rows = counted(one.kinds, one.drawn.slice(0, both));
  const columns = counted(other.kinds, other.drawn.slice(0, both));
  const far = cells.reduce((sum, cell, place) => {
    const row = rows[Math.floor(place / other.kinds)] ?? 0;
    const expected = (row * (columns[place % other.kinds] ?? 0)) / both;
    return expected === 0 ? sum : sum + (cell - expected) ** 2 / expected;
  }, 0);
  return chiSquareTail(far, (one.kinds - 1) * (other.kinds - 1));
}

/** Whether a high outcome makes the next one high or low. */
function serialCorrelation({ drawn }: Outcomes): number {
  const mean = sumOf(drawn, (each) => each) / drawn.length;
  const variance = sumOf(drawn, (each) => (each - mean) ** 2);
  const along = drawn.reduce(
    (sum, each, place) =>
      place === 0 ? sum : sum + (each - mean) * ((drawn[place - 1] ?? mean) - mean),
    0,
  );
  return normalTail((along / variance) * Math.sqrt(drawn.length));
}

/** How many short stretches hold the same outcome twice: the birthdays of a class. */
function duplicates({ kinds, drawn }: Outcomes): number {
  const size = Math.max(2, Math.round(Math.sqrt(kinds)));
  const blocks = Math.floor(drawn.length / size);
  let withTwice = 0;
  for (let block = 0; block < blocks; block++) {
    if (new Set(drawn.slice(block * size, block * size + size)).size < size) withTwice += 1;
  }
  const apart = Array.from({ length: size }, (_, place) => (kinds - place) / kinds);
  const share = 1 - apart.reduce((product, each) => product * each, 1);
  const spread = Math.sqrt(blocks * share * (1 - share));
  return normalTail((withTwice - blocks * share) / spread);
}
