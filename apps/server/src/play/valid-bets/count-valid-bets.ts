import {
  DAY_MS,
  HOUR_MS,
  type Instant,
  isBefore,
  later,
  MINUTE_MS,
  SECOND_MS,
} from '@baize/std/time';
import type { Tx } from '../../base/db/index.ts';
import type { World } from '../../base/kernel/index.ts';
import { type ChangedBetsSpan, findFirstChanged } from '../play/index.ts';
import { countBets, groupKey } from './count-bets.ts';
import type { BetToCount, ValidBetChange } from './counted-bet.ts';
import * as queries from './queries.ts';
import { writeCounted } from './write-counted.ts';

/**
 * A bet carries the moment it was decided at and can be seen a little later. So much is looked at
 * again each time, and once a minute so much more, for a writer that was held up.
 */
const OVERLAP_MS = 15 * SECOND_MS;
const SWEEP_MS = 10 * MINUTE_MS;
const SWEEP_EVERY_MS = MINUTE_MS;
/** What one transaction counts after a pause: longer stretches after quick ones. */
const STRETCH_MS = { least: SECOND_MS, first: HOUR_MS, most: 30 * DAY_MS };
const QUICK_MS = 500;
const SLOW_MS = 2_000;

/** Told of what bets count now, in the transaction that counted them: both are kept or neither. */
export type ValidBetFollower = (
  world: World,
  tx: Tx,
  changes: readonly ValidBetChange[],
) => Promise<void>;

export type ValidBetOptions = {
  readonly zone: string;
  readonly followers: readonly ValidBetFollower[];
};

/**
 * Counts the bets that changed since the last time. Harmless when repeated, done by several at once
 * or killed: whoever counts holds the mark, and moves it in the transaction that counted.
 */
export async function countValidBets(
  world: World,
  options: ValidBetOptions,
  isStopping = () => false,
): Promise<void> {
  let isBehind = true;
  let lengthMs = STRETCH_MS.first;
  while (isBehind && !isStopping()) {
    const began = performance.now();
    isBehind = await world.db
      .transaction()
      .execute((tx) => countStretch(world, tx, { ...options, lengthMs }));
    lengthMs = nextLength(lengthMs, performance.now() - began);
  }
}

function nextLength(lengthMs: number, tookMs: number): number {
  if (tookMs < QUICK_MS) return Math.min(STRETCH_MS.most, 2 * lengthMs);
  return tookMs > SLOW_MS ? Math.max(STRETCH_MS.least, lengthMs / 2) : lengthMs;
}

type Stretch = ValidBetOptions & { readonly lengthMs: number };

/** True while there is more to count. */
async function countStretch(world: World, tx: Tx, stretch: Stretch): Promise<boolean> {
  const mark = await queries.lockMarkIfFree(tx);
  if (!mark) return false;
  // Before anything is read: what is written from now on belongs to the next time.
  const horizon = await queries.readHorizon(tx);
  const now = world.clock.now();
  const { span, isSweep } = spanOf(mark, now, stretch.lengthMs);
  const bets = await queries.listChanged(tx, span);
  const changes = await count(tx, bets, stretch.zone);
  await writeCounted(tx, changes);
  if (changes.length > 0) {
    for (const follow of stretch.followers) await follow(world, tx, changes);
  }
  const countedTo = span.to === null ? now : await skipGap(tx, { to: span.to, now, bets });
  await queries.setValidBetsMark(tx, {
    changed_to: isBefore(mark.changed_to, countedTo) ? countedTo : mark.changed_to,
    seen_xid: horizon,
    ...(isSweep ? { swept_to: now, swept_xid: horizon } : {}),
  });
  return span.to !== null;
}

/** Up to now, without an end, or a stretch at a time where there is more behind than that. */
function spanOf(mark: queries.ValidBetsMark, now: Instant, lengthMs: number) {
  const end = later(mark.changed_to, lengthMs);
  const isSweep = !isBefore(now, later(mark.swept_to, SWEEP_EVERY_MS));
  const span: ChangedBetsSpan = {
    from: later(mark.changed_to, -(isSweep ? SWEEP_MS : OVERLAP_MS)),
    since: mark.changed_to,
    to: isBefore(end, now) ? end : null,
    seenXid: isSweep ? mark.swept_xid : mark.seen_xid,
  };
  return { span, isSweep };
}

type Gap = { readonly to: Instant; readonly now: Instant; readonly bets: readonly BetToCount[] };

/** Where nothing was found, the next change is looked for. */
async function skipGap(tx: Tx, { to, now, bets }: Gap): Promise<Instant> {
  if (bets.length > 0) return to;
  const first = (await findFirstChanged(tx, to)) ?? now;
  return isBefore(now, first) ? now : first;
}

async function count(
  tx: Tx,
  bets: readonly BetToCount[],
  zone: string,
): Promise<readonly ValidBetChange[]> {
  const named = bets.flatMap(({ vendor, member_id, counted_with }) =>
    counted_with === null ? [] : [{ vendor, member_id, counted_with }],
  );
  if (named.length === 0) return countBets({ bets, others: [], isOpen: () => false, zone });
  const groups = [...new Map(named.map((group) => [groupKey(group), group])).values()];
  const others = await queries.listCountedWith(tx, groups);
  const open = new Set((await queries.listOpenBets(tx, groups)).map(groupKey));
  return countBets({ bets, others, isOpen: (group) => open.has(group), zone });
}
