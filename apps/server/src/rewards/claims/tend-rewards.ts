import { HOUR_MS, later } from '@baize/std/time';
import type { Tx } from '../../base/db/index.ts';
import { publishToMany, type World } from '../../base/kernel/index.ts';
import { writeMessage } from '../../people/messages/index.ts';
import * as queries from './queries.ts';
import type { RewardRow } from './reward.ts';

/** How long before its end a reward is announced to end: first and second notice. */
const NOTICES_BEFORE_MS = [72 * HOUR_MS, 24 * HOUR_MS] as const;

const BATCH = 500;

/** Open pages learn that a reward which was promised for later can be claimed now. */
export const announceOpened = (world: World): Promise<void> =>
  inBatches(world, async (tx) => {
    const opened = await queries.markAnnounced(tx, world.clock.now(), BATCH);
    await tellPages(world, tx, opened);
    return opened.length;
  });

/**
 * Two notices, 72 and 24 hours before the end. A reward that lasted less than that from the start
 * gets those that still make sense: who was offered it yesterday for two days hears of the last one.
 */
export async function tellOfEndings(world: World): Promise<void> {
  for (const [index, beforeMs] of NOTICES_BEFORE_MS.entries()) {
    await inBatches(world, async (tx) => {
      const due = await queries.markNoticed(tx, {
        now: world.clock.now(),
        endsBefore: later(world.clock.now(), beforeMs),
        lastedMs: beforeMs,
        notice: index + 1,
        limit: BATCH,
      });
      for (const { id: rewardId, member_id: memberId, names, expires_at } of due) {
        const expiresAt = (expires_at ?? world.clock.now()).toISOString();
        const news = { kind: 'reward_ending', names: { ...names }, expiresAt, rewardId } as const;
        await writeMessage(world, tx, { memberId, news });
      }
      return due.length;
    });
  }
}

/** What was not claimed in time is over, and its member is told. */
export const endExpired = (world: World): Promise<void> =>
  inBatches(world, async (tx) => {
    const ended = await queries.endDue(tx, world.clock.now(), BATCH);
    for (const { member_id: memberId, names } of ended) {
      await writeMessage(world, tx, {
        memberId,
        news: { kind: 'reward_over', names: { ...names } },
      });
    }
    await tellPages(world, tx, ended);
    return ended.length;
  });

const tellPages = (world: World, tx: Tx, rows: readonly Pick<RewardRow, 'member_id'>[]) =>
  publishToMany(world, tx, {
    kind: 'rewards',
    payload: {},
    memberIds: [...new Set(rows.map(({ member_id }) => member_id))],
  });

/** A transaction a batch, until one finds nothing: killed in between, the next run goes on. */
async function inBatches(world: World, run: (tx: Tx) => Promise<number>): Promise<void> {
  for (;;) {
    const done = await world.db.transaction().execute(run);
    if (done < BATCH) return;
  }
}
