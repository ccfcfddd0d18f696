import { type Minor, minor } from '@baize/std/money';
import type { Market } from '../core/market.ts';
import { HALF_LOSS, HALF_WIN, type LegResult, LOSS, PUSH, WIN } from '../settlement/leg.ts';
import { type PricedLeg, ticketPayout } from './payout.ts';
import type { System } from './system.ts';

/** How a leg can end, from the best for whoever bet on it to the worst. */
export const LEG_ENDS = ['won', 'half-won', 'void', 'half-lost', 'lost'] as const;

export type LegEndName = (typeof LEG_ENDS)[number];

const RESULTS: Readonly<Record<LegEndName, LegResult>> = {
  won: WIN,
  'half-won': HALF_WIN,
  void: PUSH,
  'half-lost': HALF_LOSS,
  lost: LOSS,
};

const HALVES: readonly LegEndName[] = ['half-won', 'half-lost'];

/** Halves are won and lost on quarter lines alone; whatever the market, a leg can be void. */
export function endsOf({ specifiers }: Pick<Market, 'specifiers'>): readonly LegEndName[] {
  const line = Number(specifiers['hcp'] ?? specifiers['line'] ?? 0);
  const isQuarter = Math.abs(line * 4) % 2 === 1;
  return LEG_ENDS.filter((end) => isQuarter || !HALVES.includes(end));
}

export type PreviewedSlip = {
  readonly system: System | 'builder';
  readonly unit: Minor;
  readonly legs: readonly PricedLeg[];
  /** Of a builder: the price of all its legs together. */
  readonly odds: number | null;
};

/** What a slip would pay if its legs ended so. */
export function payoutIf(
  { system, unit, legs, odds }: PreviewedSlip,
  ends: readonly LegEndName[],
): Minor {
  if (system === 'builder') {
    if (ends.includes('lost')) return minor(0n);
    // The one price was for all of its legs, won whole.
    if (ends.some((end) => end !== 'won')) return unit;
    return minor((unit * BigInt(odds ?? 0)) / 1000n);
  }
  return ticketPayout(
    system,
    unit,
    legs.map((leg, place) => ({ odds: leg.odds, result: RESULTS[ends[place] ?? 'won'] })),
  );
}
