import { HOUR_MS, later } from '@baize/std/time';
import type { World } from '../../base/kernel/index.ts';
import { publishToMany } from '../../base/kernel/index.ts';
import { writeMessage } from '../../people/messages/index.ts';
import { markGrantsEnding, markGrantsOver } from '../../play/play/index.ts';

/** How long before its end a member hears of rounds that are not played: first and second notice. */
const NOTICES_BEFORE_MS = [72 * HOUR_MS, 24 * HOUR_MS] as const;

const BATCH = 500;

/** Two notices before the end of what was claimed and not played; a short grant gets what fits. */
export async function tellOfEnds(world: World): Promise<void> {
  for (const [index, beforeMs] of NOTICES_BEFORE_MS.entries()) {
    await inBatches(async () => {
      const now = world.clock.now();
      return world.db.transaction().execute(async (tx) => {
        const due = await markGrantsEnding(tx, {
          now,
          endsBefore: later(now, beforeMs),
          lastedMs: beforeMs,
          notice: index + 1,
          limit: BATCH,
        });
        for (const { memberId, names, left: count, expiresAt } of due) {
          await writeMessage(world, tx, {
            memberId,
            news: {
              kind: 'free_play_ending',
              names: { ...names },
              count,
              expiresAt: expiresAt.toISOString(),
            },
          });
        }
        return due.length;
      });
    });
  }
}

/** What was not played in time is over, and its member is told once. */
export const tellOfOver = (world: World): Promise<void> =>
  inBatches(() =>
    world.db.transaction().execute(async (tx) => {
      const over = await markGrantsOver(tx, { now: world.clock.now(), limit: BATCH });
      for (const { memberId, names, left: count } of over) {
        const news = { kind: 'free_play_over', names: { ...names }, count } as const;
        await writeMessage(world, tx, { memberId, news });
      }
      const memberIds = [...new Set(over.map(({ memberId }) => memberId))];
      await publishToMany(world, tx, { kind: 'rewards', payload: {}, memberIds });
      return over.length;
    }),
  );

async function inBatches(run: () => Promise<number>): Promise<void> {
  while ((await run()) === BATCH);
}
