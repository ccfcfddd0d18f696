import type { Brand } from '@baize/contract/brand';
import { DAY_MS, later } from '@baize/std/time';
import * as z from 'zod/mini';
import { readContentList } from '../../base/brand/index.ts';
import { type AnyJob, job } from '../../base/kernel/index.ts';
import { deleteEndedBefore, forgetNetworksBefore } from './queries.ts';
import { STARTS_MS } from './rules.ts';
import { tendSupport } from './tend-support.ts';

export const supportJobs = (brand: Brand): readonly AnyJob[] => [
  job({
    name: 'support.tend',
    payload: z.object({}),
    schedule: '* * * * *',
    run: (world) => tendSupport(world, brand),
  }),
  job({
    name: 'support.prune',
    payload: z.object({}),
    schedule: '40 3 * * *',
    run: async ({ db, clock }) => {
      const [row] = await readContentList(db, brand.code, 'support');
      await forgetNetworksBefore(db, later(clock.now(), -STARTS_MS));
      if (row) await deleteEndedBefore(db, later(clock.now(), -row.body.retentionDays * DAY_MS));
    },
  }),
];
