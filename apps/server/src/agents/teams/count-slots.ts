import { DAY_MS, HOUR_MS, type Instant, isBefore, later, SECOND_MS } from '@baize/std/time';
import type { Tx } from '../../base/db/index.ts';
import type { World } from '../../base/kernel/index.ts';
import { findFirstJoined } from '../../people/members/index.ts';
import { addDays, addPlayDays, type CountOptions } from './day-queries.ts';
import { addCorrections, addDecided } from './figure-queries.ts';
import { giveRoom } from './give-room.ts';
import { isCountedOtherwise, lockMark, setClosedTo } from './mark-queries.ts';
import { periodOf } from './periods.ts';
import { rebuildDays } from './rebuild-days.ts';
import { SLOT_MS, slotOf } from './slots.ts';

/** A slot is closed this long after its end: by then nearly all of it is written. */
const DELAY_MS = 20 * SECOND_MS;
/** What one transaction counts: longer stretches after quick ones, and never more than a day. */
const STRETCH_MS = { least: SLOT_MS, first: HOUR_MS, most: DAY_MS };
const QUICK_MS = 2_000;
const SLOW_MS = 8_000;

/**
 * Closes the slots that are over, a stretch of them a transaction. Harmless when repeated or done by
 * several at once: whoever counts holds the mark, and moves it in the transaction that counted.
 */
export async function countSlots(
  world: Pick<World, 'db' | 'clock'>,
  options: CountOptions,
): Promise<void> {
  // The brand's amount has changed: what was kept by the other one says nothing any more.
  if (await isCountedOtherwise(world.db, options.activeValidBets))
    await rebuildDays(world, options);
  let isBehind = true;
  let lengthMs = STRETCH_MS.first;
  while (isBehind) {
    const began = performance.now();
    const until = slotOf(later(world.clock.now(), -DELAY_MS));
    isBehind = await world.db
      .transaction()
      .execute((tx) => countStretch(tx, options, { until, lengthMs }));
    lengthMs = nextLength(lengthMs, performance.now() - began);
  }
}

function nextLength(lengthMs: number, tookMs: number): number {
  if (tookMs < QUICK_MS) return Math.min(STRETCH_MS.most, 2 * lengthMs);
  return tookMs > SLOW_MS ? Math.max(STRETCH_MS.least, slotsOf(lengthMs / 2)) : lengthMs;
}

const slotsOf = (ms: number): number => Math.floor(ms / SLOT_MS) * SLOT_MS;

type Stretch = { readonly until: Instant; readonly lengthMs: number };

/** Within one day of the brand, because a day's sums are made in its order. True if more is left. */
async function countStretch(
  tx: Tx,
  options: CountOptions,
  { until, lengthMs }: Stretch,
): Promise<boolean> {
  const from = await skipBefore(tx, await lockMark(tx), until);
  const day = periodOf('day', from, options.zone);
  const to = earliest(later(from, lengthMs), day.to, until);
  if (isBefore(from, to)) {
    const span = { from, to };
    await giveRoom(tx);
    await addDecided(tx, span, options.currency);
    await addCorrections(tx, span, options.currency);
    await addPlayDays(tx, span, options.zone);
    await addDays(tx, span, options);
    await setClosedTo(tx, to);
  }
  return isBefore(to, until);
}

const earliest = (...moments: readonly [Instant, ...Instant[]]): Instant =>
  moments.reduce((first, one) => (isBefore(one, first) ? one : first));

/** Before there were members there is nothing to count. */
async function skipBefore(tx: Tx, closedTo: Instant, until: Instant): Promise<Instant> {
  if (!isBefore(later(closedTo, DAY_MS), until)) return closedTo;
  const first = (await findFirstJoined(tx)) ?? until;
  return isBefore(closedTo, first) ? earliest(slotOf(first), until) : closedTo;
}
