import type { LegResult } from '@baize/sports/settlement/leg';
import type { SlipLeg } from '../slips/queries.ts';

/** A leg's end in one word. */
export function stateOf(
  { void_reason }: Pick<SlipLeg, 'void_reason'>,
  result: LegResult | null,
): 'open' | 'void' | 'won' | 'half-won' | 'push' | 'half-lost' | 'lost' | 'dead-heat' {
  if (void_reason !== null) return 'void';
  if (result === null) return 'open';
  if (result.places !== result.tied && result.won === 1) return 'dead-heat';
  if (result.voidHalves === 2) return 'push';
  if (result.voidHalves === 1) return result.won === 1 ? 'half-won' : 'half-lost';
  return result.won === 1 ? 'won' : 'lost';
}
