import { type Minor, minor } from '@baize/std/money';
import { type LegResult, legFactor, WIN } from '../settlement/leg.ts';
import { linesOf, type System } from './system.ts';

export type PricedLeg = {
  /** Thousandths, as taken. */
  readonly odds: number;
};

export type SettledLeg = PricedLeg & { readonly result: LegResult };

export type LinePayout = { readonly legs: readonly number[]; readonly payout: Minor };

/** What one line pays: the stake times the product of its legs, one division, rounded down. */
export function linePayout(stake: Minor, legs: readonly SettledLeg[]): Minor {
  let over: bigint = stake;
  let under = 1n;
  for (const leg of legs) {
    const factor = legFactor(leg.odds, leg.result);
    over *= factor.over;
    under *= factor.under;
  }
  return minor(over / under);
}

/** What each line of a ticket pays; `unitStake` is the stake of one line. */
export function linePayouts(
  system: System,
  unitStake: Minor,
  legs: readonly SettledLeg[],
): readonly LinePayout[] {
  return linesOf(system, legs.length).map((line) => ({
    legs: line,
    payout: linePayout(
      unitStake,
      line.map((place) => legs[place] as SettledLeg),
    ),
  }));
}

export const ticketPayout = (
  system: System,
  unitStake: Minor,
  legs: readonly SettledLeg[],
): Minor =>
  minor(linePayouts(system, unitStake, legs).reduce((all, { payout }) => all + payout, 0n));

export const stakeOf = (system: System, unitStake: Minor, legCount: number): Minor =>
  minor(unitStake * BigInt(linesOf(system, legCount).length));

/** What a ticket pays when every leg wins. */
export const largestPayout = (
  system: System,
  unitStake: Minor,
  legs: readonly PricedLeg[],
): Minor =>
  ticketPayout(
    system,
    unitStake,
    legs.map(({ odds }) => ({ odds, result: WIN })),
  );
