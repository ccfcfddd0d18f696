import { hash } from 'node:crypto';

type Leg = {
  readonly eventId: string;
  /** Thousandths. */
  readonly odds: number;
};

/** A leg below these odds nearly always wins: it does not make another bet of a slip. */
const SHORT_ODDS = 1_200;

/**
 * What decides a slip, as the wallet is told: its match, or one name for all its matches together, in
 * any order the same. So slips that cover one another count as turnover by what they risk together.
 */
export function eventOfSlip(legs: readonly Leg[]): string {
  const long = legs.filter(({ odds }) => odds >= SHORT_ODDS);
  const deciding = long.length > 0 ? long : legs;
  const matches = [...new Set(deciding.map(({ eventId }) => eventId))].toSorted();
  return `matches:${hash('sha256', matches.join('\n'), 'base64url')}`;
}
