import { type Minor, minor, type Ppm } from '@baize/std/money';
import { fairRng, type Seeds } from './fairness.ts';

const PARTS = 1_000_000;

type PayoutInput = { readonly stake: Minor; readonly payout: Ppm; readonly seeds: Seeds };

/**
 * What a round pays in money. A part of the smallest unit that is left over becomes one whole unit with
 * a chance of exactly that part, so the return is the same at every stake: always rounding down would
 * keep up to one unit of every win.
 */
export function payoutInMoney({ stake, payout, seeds }: PayoutInput): Minor {
  return roundByDraw(stake * payout, drawLastUnit(seeds));
}

/** The draw comes from a stream of its own, so that it changes nothing in the game. */
export const drawLastUnit = (seeds: Seeds): number => fairRng(seeds, 'payout:').next(PARTS);

/** `parts` are millionths of the smallest unit, and `draw` is 0 to 999,999. */
export function roundByDraw(parts: bigint, draw: number): Minor {
  const whole = parts / BigInt(PARTS);
  const rest = parts % BigInt(PARTS);
  return minor(BigInt(draw) < rest ? whole + 1n : whole);
}
