import { largestPayout, stakeOf } from '@baize/sports/slip/payout';
import type { System } from '@baize/sports/slip/system';
import { type Minor, minor } from '@baize/std/money';
import type { Row } from '../../db/client.ts';
import type { SlipSystem } from '../../db/sport-tables.ts';

export type SportLimit = Row<'sport_limit'>;

/** A leg as its limits see it. */
export type LimitedLeg = {
  readonly odds: number;
  readonly isLive: boolean;
  readonly limit: Pick<SportLimit, 'return_max' | 'player_max' | 'outcome_max' | 'live_ppm'>;
  /** What this player, and all players, may win by the outcome already. */
  readonly ownSold: bigint;
  readonly sold: bigint;
};

export type LimitedSlip = {
  readonly system: SlipSystem;
  readonly legs: readonly LimitedLeg[];
  /** Of a builder. */
  readonly odds: number | null;
};

/** What a slip may pay and what it puts on each of its outcomes. */
export type SlipRisk = {
  readonly stake: Minor;
  readonly largestReturn: Minor;
  readonly legs: readonly {
    readonly liability: Minor;
    readonly expected: Minor;
    readonly stake: Minor;
  }[];
};

const PARTS = 1_000_000;

/** Each leg's part of a slip, by the logarithms of the odds: a long shot carries more of it. */
function sharesOf(legs: readonly { readonly odds: number }[]): readonly bigint[] {
  const logs = legs.map(({ odds }) => Math.log(odds / 1000));
  const all = logs.reduce((sum, log) => sum + log, 0);
  return logs.map((log) => BigInt(Math.ceil((log / all) * PARTS)));
}

const partOf = (amount: bigint, share: bigint): Minor =>
  minor((amount * share + BigInt(PARTS) - 1n) / BigInt(PARTS));

/** The legs of a builder are one leg at its own price. */
const pricedLegs = ({ system, legs, odds }: Pick<LimitedSlip, 'system' | 'legs' | 'odds'>) =>
  system === 'builder' ? [{ odds: odds ?? 0 }] : legs;

export const systemOf = (system: SlipSystem): System => (system === 'builder' ? 'singles' : system);

export function riskOf(slip: Pick<LimitedSlip, 'system' | 'legs' | 'odds'>, unit: Minor): SlipRisk {
  const legs = pricedLegs(slip);
  const system = systemOf(slip.system);
  const stake = stakeOf(system, unit, legs.length);
  const largestReturn = largestPayout(system, unit, legs);
  if (slip.system === 'singles') {
    const each = slip.legs.map((leg) => largestPayout('singles', unit, [leg]));
    return {
      stake,
      largestReturn,
      legs: each.map((expected) => ({ liability: minor(expected - unit), expected, stake: unit })),
    };
  }
  const net = largestReturn > stake ? largestReturn - stake : 0n;
  const shares = sharesOf(slip.legs);
  return {
    stake,
    largestReturn,
    legs: shares.map((share) => ({
      liability: partOf(net, share),
      expected: partOf(largestReturn, share),
      stake: partOf(stake, share),
    })),
  };
}

const scaled = (amount: Minor, { isLive, limit }: LimitedLeg): bigint =>
  isLive ? (amount * BigInt(limit.live_ppm)) / BigInt(PARTS) : amount;

/** Whether a slip of this stake is within every limit. */
export function isWithin(slip: LimitedSlip, unit: Minor): boolean {
  const risk = riskOf(slip, unit);
  return slip.legs.every((leg, place) => {
    const { liability = 0n } = risk.legs[place] ?? {};
    return (
      risk.largestReturn <= scaled(leg.limit.return_max, leg) &&
      leg.ownSold + liability <= scaled(leg.limit.player_max, leg) &&
      leg.sold + liability <= scaled(leg.limit.outcome_max, leg)
    );
  });
}

/** More than all money there is. */
const UNIT_MAX = 1n << 50n;

/** The largest stake of a line that is accepted, by the same question that is asked of every stake. */
export function largestUnit(slip: LimitedSlip): Minor {
  let [fits, tooLarge] = [0n, UNIT_MAX];
  while (tooLarge - fits > 1n) {
    const middle = (fits + tooLarge) / 2n;
    if (isWithin(slip, minor(middle))) fits = middle;
    else tooLarge = middle;
  }
  return minor(fits);
}
