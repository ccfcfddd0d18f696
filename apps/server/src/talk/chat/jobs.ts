import { CHAT_AROUND } from '@baize/contract/chat-desk';
import { DAY_MS, later } from '@baize/std/time';
import * as z from 'zod/mini';
import { readContentList } from '../../base/brand/index.ts';
import { type AnyJob, job, type World } from '../../base/kernel/index.ts';
import { deleteOld } from './queries.ts';

const STEP = 5_000;

/** Forgets messages that are older than the brand keeps them, in small steps. */
export async function forgetMessages(
  { db, clock }: Pick<World, 'db' | 'clock'>,
  brand: string,
): Promise<void> {
  const [house] = await readContentList(db, brand, 'chat');
  if (!house) return;
  const before = later(clock.now(), -house.body.retentionDays * DAY_MS);
  for (;;) {
    const step = { before, keepAround: CHAT_AROUND, limit: STEP };
    if ((await deleteOld(db, step)) < STEP) return;
  }
}

export const chatJobs = (brand: string): readonly AnyJob[] => [
  job({
    name: 'chat.forget',
    payload: z.object({}),
    schedule: '17 * * * *',
    run: (world) => forgetMessages(world, brand),
  }),
];
