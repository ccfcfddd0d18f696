import { DAY_MS, later } from '@baize/std/time';
import * as z from 'zod/mini';
import { type AnyJob, job } from '../../base/kernel/index.ts';
import { afterEnding } from '../../people/sessions/index.ts';
import { expireTokens } from './expire-tokens.ts';
import { deleteTokensBefore } from './token-queries.ts';

export const pruneTokens = job({
  name: 'play.prune-tokens',
  payload: z.object({}),
  schedule: '35 * * * *',
  run: async (world) => {
    await deleteTokensBefore(world.db, later(world.clock.now(), -DAY_MS));
  },
});

/** A game that was launched from a login takes no bets once that login has ended. */
export const endGames = job({
  ...afterEnding,
  run: async (world, { memberId, sessionId }) => {
    const at = world.clock.now();
    await world.db.transaction().execute((tx) => expireTokens(tx, memberId, { at, sessionId }));
  },
});

export const playJobs: readonly AnyJob[] = [pruneTokens, endGames];
