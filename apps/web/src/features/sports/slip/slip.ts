import type { OddsPolicy } from '@baize/sports/slip/odds-policy';
import { LEGS_MAX, systemsFor } from '@baize/sports/slip/system';
import type { SlipInput, WireEvent, WireMarket, WireOutcome } from '../book/wire.ts';

/** An outcome that was tapped, with the price that was seen. */
export type SlipLeg = {
  readonly event: WireEvent;
  readonly market: WireMarket;
  readonly outcome: WireOutcome;
};

export type Slip = {
  readonly legs: readonly SlipLeg[];
  readonly system: SlipInput['system'];
  /** Of one line, as it is typed. */
  readonly amount: string;
  readonly policy: OddsPolicy;
};

export const EMPTY_SLIP: Slip = { legs: [], system: 'singles', amount: '', policy: 'ask' };

/** Taps an outcome: on the slip it goes off, and another one of its market takes its place. */
export function tapOutcome(slip: Slip, leg: SlipLeg): Slip {
  const { outcomeId } = leg.outcome;
  const isOn = slip.legs.some(({ outcome }) => outcome.outcomeId === outcomeId);
  const others = slip.legs.filter(({ market }) => market.marketId !== leg.market.marketId);
  if (isOn) return withLegs(slip, others);
  return others.length === LEGS_MAX ? slip : withLegs(slip, [...others, leg]);
}

export const removeLeg = (slip: Slip, outcomeId: string): Slip =>
  withLegs(
    slip,
    slip.legs.filter(({ outcome }) => outcome.outcomeId !== outcomeId),
  );

type Priced = SlipInput['legs'][number];

/** The slip at the prices of now. */
export const atPrices = (slip: Slip, prices: readonly Priced[]): Slip => ({
  ...slip,
  legs: slip.legs.map((leg) => {
    const now = prices.find(({ outcomeId }) => outcomeId === leg.outcome.outcomeId);
    return now ? { ...leg, outcome: { ...leg.outcome, odds: now.odds } } : leg;
  }),
});

/** How legs can be joined; several of one match only by a builder, whose price is of all together. */
export const systemsOf = (legs: readonly SlipLeg[]): readonly Slip['system'][] =>
  isOneMatch(legs) ? ['singles', 'builder'] : systemsFor(legs.length);

const matchesOf = (legs: readonly SlipLeg[]): number =>
  new Set(legs.map(({ event }) => event.eventId)).size;

const isOneMatch = (legs: readonly SlipLeg[]): boolean => legs.length > 1 && matchesOf(legs) === 1;

function withLegs(slip: Slip, legs: readonly SlipLeg[]): Slip {
  const systems = systemsOf(legs);
  const joined = isOneMatch(legs) ? 'builder' : 'parlay';
  const usual = legs.length > 1 ? joined : 'singles';
  // A second leg makes a parlay of what was a single; a system that the legs no longer make is dropped.
  const grew = slip.legs.length === 1 && legs.length === 2;
  return { ...slip, legs, system: !grew && systems.includes(slip.system) ? slip.system : usual };
}

/** Two legs of one match cannot stand in one line of a parlay. */
export const hasSameMatch = ({ legs, system }: Slip): boolean =>
  system !== 'singles' && system !== 'builder' && matchesOf(legs) < legs.length;

/** A slip as the book reads it; the price of a builder is what it answers. */
export const slipInput = (slip: Slip, unit: bigint): SlipInput => ({
  system: slip.system,
  odds: null,
  legs: slip.legs.map(({ market, outcome }) => ({
    outcomeId: outcome.outcomeId,
    odds: outcome.odds,
    lineVersion: market.lineVersion,
  })),
  unit: String(unit),
  policy: slip.policy,
});
