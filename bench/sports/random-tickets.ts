import {
  deadHeat,
  HALF_LOSS,
  HALF_WIN,
  type LegResult,
  LOSS,
  PUSH,
  WIN,
} from '@baize/sports/settlement/leg';
import { chanceOf } from '@baize/sports/sim/chance';
import { ticketPayout } from '@baize/sports/slip/payout';
import { systemsFor } from '@baize/sports/slip/system';
import { minor } from '@baize/std/money';
import { type SlowEnd, slowPayout } from './slow-payout.ts';

const ENDS: readonly (readonly [LegResult, SlowEnd])[] = [
  [WIN, { kind: 'won' }],
  [WIN, { kind: 'won' }],
  [HALF_WIN, { kind: 'half-won' }],
  [PUSH, { kind: 'push' }],
  [HALF_LOSS, { kind: 'half-lost' }],
  [LOSS, { kind: 'lost' }],
  [deadHeat(1, 2), { kind: 'tied', places: 1, among: 2 }],
  [deadHeat(2, 3), { kind: 'tied', places: 2, among: 3 }],
];

const LEGS_MAX = 8;

/** Random tickets of all systems reckoned by the product and by the slow way: how many differ. */
export function compareTickets(count: number): { differences: number; perSecond: number } {
  const chance = chanceOf('bench', 'tickets');
  const below = (most: number) => Math.floor(chance.next() * most);
  let differences = 0;
  let productMs = 0;
  for (let ticket = 0; ticket < count; ticket++) {
    // Many legs have many lines: they are as rare here as on a counter.
    const legCount = 1 + Math.min(below(LEGS_MAX), below(LEGS_MAX));
    const legs = Array.from({ length: legCount }, () => {
      const [result, end] = ENDS[below(ENDS.length)] ?? [LOSS, { kind: 'lost' }];
      return { odds: 1_010 + below(30_000), result, end };
    });
    const systems = systemsFor(legCount);
    const system = systems[below(systems.length)] ?? 'singles';
    const unit = minor(BigInt(1 + below(10_000_000)));
    const begunAt = performance.now();
    const paid = ticketPayout(system, unit, legs);
    productMs += performance.now() - begunAt;
    if (paid !== slowPayout(system, unit, legs)) differences++;
  }
  return { differences, perSecond: (count / productMs) * 1_000 };
}
