import { dayOf } from '@baize/std/day';
import type { MemberId } from '@baize/std/id';
import * as z from 'zod/mini';
import { type AnyJob, job, type World } from '../../base/kernel/index.ts';
import { listBettorsFrom } from '../../play/valid-bets/index.ts';
import { keepRanks } from './keep-ranks.ts';
import { offerPeriodic } from './offer-periodic.ts';
import { type RankedBrand, raiseRanks } from './raise-ranks.ts';
import { readRanks } from './rank.ts';
import { warnMembers } from './warn-members.ts';

const BATCH = 1_000;

/** Decides months that are over first: a bonus of the new period is for the rank that is left. */
const tendJob = (brand: RankedBrand) =>
  job({
    name: 'ranks.tend',
    payload: z.object({}),
    schedule: '*/5 * * * *',
    run: async (world) => {
      await keepRanks(world, brand);
      await warnMembers(world, brand);
      await offerPeriodic(world, brand);
    },
  });

/** Raises who bet enough before there were ranks, or before their thresholds were lowered. */
const sweepJob = (brand: RankedBrand) =>
  job({
    name: 'ranks.sweep',
    payload: z.object({}),
    schedule: '23 * * * *',
    run: (world) => sweepRanks(world, brand),
  });

export async function sweepRanks(world: World, brand: RankedBrand): Promise<void> {
  const [first] = await readRanks(world.db, brand.code);
  if (!first) return;
  const today = dayOf(world.clock.now(), brand.timezone);
  let after: MemberId | '' = '';
  for (;;) {
    const page = { after, least: first.threshold, limit: BATCH };
    const members = await listBettorsFrom(world.db, page);
    const days = new Map(members.map((id) => [id, today]));
    await world.db.transaction().execute((tx) => raiseRanks(world, tx, { brand, days }));
    const last = members.at(-1);
    if (!last || members.length < BATCH) return;
    after = last;
  }
}

export const ranksJobs = (brand: RankedBrand): readonly AnyJob[] => [
  tendJob(brand),
  sweepJob(brand),
];
