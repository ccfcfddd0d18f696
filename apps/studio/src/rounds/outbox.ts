import { setTimeout as pause } from 'node:timers/promises';
import { HOUR_MS, later } from '@baize/std/time';
import { deleteEnded } from '../sessions/queries.ts';
import type { Studio } from '../studio.ts';
import { advanceRound } from './advance-round.ts';
import { claimDue } from './queries.ts';

const TURN_MS = 1_000;
const AT_ONCE = 20;
const KEPT_MS = 24 * HOUR_MS;
const SWEEP_EVERY = 3_600;

/** One turn: every round that is due is asked about; one that its player left is ended. */
export async function resumeDue(studio: Studio): Promise<void> {
  const due = await claimDue(studio.db, studio.clock.now(), AT_ONCE);
  await Promise.all(
    due.map((round) =>
      // One that fails has its turn again later, and keeps no other from its own.
      advanceRound(studio, round, 'again').catch((error: unknown) =>
        studio.log.error({ err: error, roundId: round.id }, 'a round could not go on'),
      ),
    ),
  );
}

/** Goes on until it is stopped; what was under way then is taken up by the next start. */
export function startOutbox(studio: Studio): { stop(): Promise<void> } {
  const ending = new AbortController();
  const running = run(studio, ending.signal);
  return {
    stop: async () => {
      ending.abort();
      await running;
    },
  };
}

async function run(studio: Studio, signal: AbortSignal): Promise<void> {
  for (let turn = 0; !signal.aborted; turn++) {
    try {
      await resumeDue(studio);
      if (turn % SWEEP_EVERY === 0) {
        await deleteEnded(studio.db, later(studio.clock.now(), -KEPT_MS));
      }
    } catch (error) {
      studio.log.error({ err: error }, 'the outbox failed and goes on');
    }
    await pause(TURN_MS, undefined, { signal }).catch(() => {});
  }
}
