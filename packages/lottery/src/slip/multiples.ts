import { MULTIPLE_MAX } from '../core/bet.ts';

/** The multiples of a chase, period by period. */
export const sameMultiples = (periods: number, multiple: bigint): readonly bigint[] =>
  Array<bigint>(periods).fill(multiple);

type Growth = {
  readonly periods: number;
  readonly first: bigint;
  /** Times this … */
  readonly factor: bigint;
  /** … after each so many periods. */
  readonly every: number;
};

/** Multiples that grow by a factor, and never above the largest a bet may have. */
export const growingMultiples = ({ periods, first, factor, every }: Growth): readonly bigint[] =>
  Array.from({ length: periods }, (_, period) => {
    const multiple = first * factor ** BigInt(Math.floor(period / every));
    return multiple < MULTIPLE_MAX ? multiple : MULTIPLE_MAX;
  });

type ProfitPlan = {
  readonly periods: number;
  /** What one period costs at multiple 1, and what a hit pays then. */
  readonly price: bigint;
  readonly prize: bigint;
  /** The profit that a hit leaves of all that was staked until then. */
  readonly profitPercent: bigint;
};

/**
 * The least multiples with which a hit in any period leaves that profit. It ends where a multiple
 * would be above the largest a bet may have, and is empty where the prize can never leave it.
 */
export function profitMultiples(plan: ProfitPlan): readonly bigint[] {
  const { periods, price, prize, profitPercent } = plan;
  const needed = 100n + profitPercent;
  const gain = prize * 100n - price * needed;
  if (gain <= 0n) return [];
  const multiples: bigint[] = [];
  let staked = 0n;
  while (multiples.length < periods) {
    // prize × m × 100 ≥ (staked + price × m) × needed, rounded up and at least 1.
    const least = (staked * needed + gain - 1n) / gain;
    const multiple = least < 1n ? 1n : least;
    if (multiple > MULTIPLE_MAX) break;
    multiples.push(multiple);
    staked += price * multiple;
  }
  return multiples;
}
