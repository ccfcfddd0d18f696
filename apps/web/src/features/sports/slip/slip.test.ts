import { expect, test } from 'vitest';
import {
  EMPTY_SLIP,
  hasSameMatch,
  type SlipLeg,
  slipInput,
  systemsOf,
  tapOutcome,
} from './slip.ts';

const leg = (eventId: string, marketId: string, odds: number): SlipLeg =>
  ({
    event: { eventId },
    market: { marketId: `${eventId}~${marketId}`, lineVersion: 1 },
    outcome: { outcomeId: `${eventId}~${marketId}~home`, odds },
  }) as unknown as SlipLeg;

test('BOOK-04 picks of one match make a builder, never a parlay; with another match they are told apart', () => {
  const one = tapOutcome(EMPTY_SLIP, leg('a', 'winner', 2_000));
  expect(one.system).toBe('singles');
  const two = tapOutcome(one, leg('a', 'total', 1_900));
  expect(two.system).toBe('builder');
  expect(systemsOf(two.legs)).toEqual(['singles', 'builder']);
  expect(hasSameMatch(two)).toBe(false);
  // The price of all together is the book's: nothing is multiplied here.
  expect(slipInput(two, 100n)).toMatchObject({ system: 'builder', odds: null, unit: '100' });
  const three = tapOutcome(two, leg('b', 'winner', 1_500));
  expect(three.system).toBe('parlay');
  expect(systemsOf(three.legs)).not.toContain('builder');
  expect(hasSameMatch(three)).toBe(true);
});
