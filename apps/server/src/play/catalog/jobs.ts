import { later, MINUTE_MS } from '@baize/std/time';
import * as z from 'zod/mini';
import { type AnyJob, job, publish } from '../../base/kernel/index.ts';
import { hasEdgeBetween } from './queries.ts';

/** A run may be late; a moment that two runs see is told twice, which does no harm. */
const LOOK_BACK_MS = 2 * MINUTE_MS;

/** Tells open pages that a maintenance has begun or ended. The servers know it by themselves. */
const tellWindows = job({
  name: 'catalog.tell-windows',
  payload: z.object({}),
  schedule: '* * * * *',
  run: async (world) => {
    const now = world.clock.now();
    const hasChanged = await hasEdgeBetween(world.db, {
      after: later(now, -LOOK_BACK_MS),
      upTo: now,
    });
    if (hasChanged) await publish(world, world.db, { kind: 'catalogue', payload: {} });
  },
});

export const catalogJobs: readonly AnyJob[] = [tellWindows];
