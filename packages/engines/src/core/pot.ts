import type { RoundEvent } from './engine.ts';

/** The number that a round drew for the pot. */
export type PotEvent = { readonly type: 'pot'; readonly number: number };

/** Rounds of the first version tell of the pot only when it is won, without a number. */
type AnyPotEvent = RoundEvent & Partial<Pick<PotEvent, 'number'>>;

const isPotEvent = (event: RoundEvent): event is AnyPotEvent => event.type === 'pot';

/** A round wins the pot when its number is below the steps that were staked. */
export const isPotWonBy = (events: readonly RoundEvent[], steps: bigint): boolean =>
  events.some((event) => isPotEvent(event) && BigInt(event.number ?? 0) < steps);
