import { type Minor, minor } from '@baize/std/money';
import type { Chances } from '../core/market.ts';
import { type LegResult, legFactor } from '../settlement/leg.ts';
import { linesOf, type System } from './system.ts';

/** A leg as it stands: ended, or with the chance of each end. */
export type StandingLeg =
  | { readonly odds: number; readonly result: LegResult }
  | { readonly odds: number; readonly chances: Chances };

const BILLION = 1_000_000_000n;
const MILLION = 1_000_000n;

/** What a ticket is worth by the chances of its open legs, in billionths of a minor unit. */
function fairBillionths(system: System, unitStake: Minor, legs: readonly StandingLeg[]): bigint {
  const worth = legs.map(worthOf);
  return linesOf(system, legs.length).reduce((all, line) => {
    let value = unitStake * BILLION;
    for (const place of line) value = (value * (worth[place] ?? 0n)) / BILLION;
    return all + value;
  }, 0n);
}

/** The fair value of a ticket, rounded down. */
export const fairValue = (system: System, unitStake: Minor, legs: readonly StandingLeg[]): Minor =>
  minor(fairBillionths(system, unitStake, legs) / BILLION);

/** What is offered for a ticket: its fair value less the margin (parts of a million), rounded down. */
export function cashOutOffer(
  ticket: {
    readonly system: System;
    readonly unitStake: Minor;
    readonly legs: readonly StandingLeg[];
  },
  marginPpm: number,
): Minor {
  const fair = fairBillionths(ticket.system, ticket.unitStake, ticket.legs);
  return minor((fair * (MILLION - BigInt(marginPpm))) / (BILLION * MILLION));
}

/**
 * A part of a ticket sold: what it pays, and the stake of a line that stays at the odds taken. It
 * pays for what is sold after rounding: a part that is too small to be sold pays nothing.
 */
export function partialCashOut(
  offer: Minor,
  unitStake: Minor,
  percent: number,
): { readonly paid: Minor; readonly unitStakeLeft: Minor } {
  const sold = (unitStake * BigInt(percent)) / 100n;
  return {
    paid: minor((offer * sold) / unitStake),
    unitStakeLeft: minor(unitStake - sold),
  };
}

/** What a leg is expected to count, in billionths. */
function worthOf(leg: StandingLeg): bigint {
  if ('result' in leg) {
    const factor = legFactor(leg.odds, leg.result);
    return (factor.over * BILLION) / factor.under;
  }
  const { win, halfWin, push, halfLoss } = leg.chances;
  const odds = leg.odds / 1000;
  const worth = win * odds + halfWin * ((odds + 1) / 2) + push + halfLoss / 2;
  return BigInt(Math.round(worth * 1e9));
}
