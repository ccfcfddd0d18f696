import type { MarketKey, OutcomeId } from '@baize/sports/core/market';

/** Stands between the parts of a name; no part of one has it. */
const BETWEEN = '~';

export const marketIdOf = (eventId: string, key: MarketKey): string => `${eventId}${BETWEEN}${key}`;

export const outcomeIdOf = (marketId: string, outcome: OutcomeId): string =>
  `${marketId}${BETWEEN}${outcome}`;

export type OutcomeName = {
  readonly eventId: string;
  readonly marketId: string;
  readonly outcome: OutcomeId;
};

/** What an outcome's name says; null where it is none. */
export function readOutcomeId(id: string): OutcomeName | null {
  const [eventId, key, outcome, ...more] = id.split(BETWEEN);
  if (!eventId || !key || !outcome || more.length > 0) return null;
  return { eventId, marketId: marketIdOf(eventId, key), outcome };
}
