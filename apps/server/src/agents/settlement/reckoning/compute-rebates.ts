import { add, type Minor, minor, ZERO } from '@baize/std/money';

/** What somebody gets back for a day, and what it was reckoned from. */
export type Rebate = {
  readonly number: string;
  readonly rate: number;
  /** Valid bets that counted. */
  readonly base: Minor;
  readonly amount: Minor;
  /** What direct downlines had themselves, by number, where it was more than nothing. */
  readonly rates: Readonly<Record<string, number>>;
};

type Sum = { rate: number; base: Minor; parts: bigint; rates: Record<string, number> };

/** Valid bets of those who stood in a line. */
export type BetLine = { readonly path: string; readonly validBets: Minor };

/** Somebody's rate, by their number. */
export type RateOf = (number: string) => number;

const WHOLE = 10_000n;

/**
 * Everybody gets their rate of their own valid bets, and of the bets of a direct downline's whole team
 * what their rate is above that downline's. Rounded down once, when all is added up.
 */
export function computeRebates(lines: Iterable<BetLine>, rateOf: RateOf): readonly Rebate[] {
  const sums = new Map<string, Sum>();
  for (const { path, validBets } of lines) {
    const numbers = path.split('.');
    for (const [at, number] of numbers.entries()) {
      const rate = rateOf(number);
      const below = numbers[at + 1];
      const theirs = below === undefined ? 0 : rateOf(below);
      if (rate === 0) continue;
      const sum = sums.get(number) ?? { rate, base: ZERO, parts: 0n, rates: {} };
      sums.set(number, sum);
      if (below !== undefined && theirs > 0) sum.rates[below] = theirs;
      if (rate <= theirs) continue;
      sum.base = add(sum.base, validBets);
      sum.parts += validBets * BigInt(rate - theirs);
    }
  }
  return [...sums].flatMap(([number, { parts, ...sum }]) => {
    const amount = parts > 0n ? minor(parts / WHOLE) : ZERO;
    return amount > 0n ? [{ number, ...sum, amount }] : [];
  });
}
