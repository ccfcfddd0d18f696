import { DAY_MS, HOUR_MS, type Instant, isBefore, later, MINUTE_MS } from '@baize/std/time';
import type { Tx } from '../base/db/index.ts';
import type { World } from '../base/kernel/index.ts';
import { findFirstPlaced, listChangedDays } from '../play/play/index.ts';
import * as queries from './queries.ts';

/**
 * Bets are counted when they are this old: by then nearly all are over, and need not be counted
 * again. What is younger is read from the bets themselves, and is little.
 */
const AGE_MS = 15 * MINUTE_MS;
/** A change carries the moment it was decided at and is seen when it is written, a little later. */
const OVERLAP_MS = 2 * MINUTE_MS;
/** What one transaction counts: longer stretches after quiet ones, so that it takes about as long. */
const STRETCH_MS = { least: HOUR_MS, most: 8 * DAY_MS };
const QUICK_MS = 2_000;
const SLOW_MS = 8_000;
/** Where nothing was placed and this much is left, the next bet is looked for: all are read. */
const GAP_MS = 40 * DAY_MS;

/**
 * Brings the counted days up to date, a stretch a transaction. Harmless when repeated or done by
 * several at once: whoever counts holds the mark, and moves it in the transaction that counted.
 */
export async function countDays(world: Pick<World, 'db' | 'clock'>): Promise<void> {
  let isBehind = true;
  let lengthMs = STRETCH_MS.least;
  while (isBehind) {
    const began = performance.now();
    const stretch = { now: world.clock.now(), lengthMs };
    isBehind = await world.db.transaction().execute((tx) => countStretch(tx, stretch));
    lengthMs = nextLength(lengthMs, performance.now() - began);
  }
}

function nextLength(lengthMs: number, tookMs: number): number {
  if (tookMs < QUICK_MS) return Math.min(STRETCH_MS.most, 2 * lengthMs);
  return tookMs > SLOW_MS ? Math.max(STRETCH_MS.least, lengthMs / 2) : lengthMs;
}

type Stretch = { readonly now: Instant; readonly lengthMs: number };

/** True while there is more to count. */
async function countStretch(tx: Tx, { now, lengthMs }: Stretch): Promise<boolean> {
  const mark = await queries.lockMark(tx);
  const after = later(mark.changed_to, -OVERLAP_MS);
  const changed = await listChangedDays(tx, { after, placedBefore: mark.counted_to });
  if (changed.length > 0) await queries.recount(tx, changed, mark.counted_to);

  const target = later(now, -AGE_MS);
  const from = mark.counted_to;
  const countedTo = isBefore(from, target) ? await countOn(tx, { from, lengthMs }, target) : from;
  const changedTo = isBefore(mark.changed_to, now) ? now : mark.changed_to;
  await queries.setRecordsMark(tx, { counted_to: countedTo, changed_to: changedTo });
  return isBefore(countedTo, target);
}

type Next = { readonly from: Instant; readonly lengthMs: number };

/** Counts the next stretch; answers up to where all is counted. */
async function countOn(tx: Tx, { from, lengthMs }: Next, target: Instant): Promise<Instant> {
  const end = later(from, lengthMs);
  const to = isBefore(end, target) ? end : target;
  const isAnyPlaced = await queries.addPlaced(tx, from, to);
  return isAnyPlaced ? to : skipGap(tx, to, target);
}

async function skipGap(tx: Tx, from: Instant, target: Instant): Promise<Instant> {
  if (target.getTime() - from.getTime() < GAP_MS) return from;
  const first = await findFirstPlaced(tx, from);
  return first === null || isBefore(target, first) ? target : first;
}
