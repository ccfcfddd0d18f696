import { type Instant, MINUTE_MS } from '@baize/std/time';
import { sql } from 'kysely';
import { clockDrift } from './metrics.ts';
import { type Repeating, repeat } from './repeat.ts';
import type { World } from './world.ts';

/** Further apart, what one process dates and another judges by its own clock comes out wrong. */
export const DRIFT_MAX_MS = 1_000;

/** By how much the database's clock is ahead of ours; nothing while it lies within the asking. */
export async function measureDrift({ db, clock }: Pick<World, 'db' | 'clock'>): Promise<number> {
  const before = clock.now().getTime();
  const { rows } = await sql<{ at: Instant }>`select clock_timestamp() as at`.execute(db);
  const after = clock.now().getTime();
  const at = rows[0]?.at.getTime() ?? before;
  if (at < before) return at - before;
  return at > after ? at - after : 0;
}

/** Compares the clocks; apart by more than they may be is a failure of this machine or that one. */
export async function checkClock(world: Pick<World, 'db' | 'clock'>): Promise<void> {
  const driftMs = await measureDrift(world);
  clockDrift.set(driftMs / 1_000);
  if (Math.abs(driftMs) <= DRIFT_MAX_MS) return;
  throw new Error(`the database is ${driftMs} ms ahead of this machine`);
}

/** Every minute, in each process: told in the log when it begins and when it is over. */
export const watchClock = (world: World): Repeating =>
  repeat(world, { everyMs: MINUTE_MS, failure: 'the clocks differ' }, () => checkClock(world));
