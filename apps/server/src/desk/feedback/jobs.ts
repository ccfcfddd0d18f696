import type { Brand } from '@baize/contract/brand';
import { DAY_MS, later } from '@baize/std/time';
import * as z from 'zod/mini';
import { type AnyJob, job } from '../../base/kernel/index.ts';
import { deleteClosedBefore, forgetNetworksBefore } from './queries.ts';
import { FLOOD_MS } from './rules.ts';

/** Where a guest wrote from is of no use once it no longer counts against a flood. */
const forgetNetworks = job({
  name: 'feedback.forget-networks',
  payload: z.object({}),
  schedule: '*/15 * * * *',
  run: async ({ db, clock }) => {
    await forgetNetworksBefore(db, later(clock.now(), -FLOOD_MS));
  },
});

const pruneCases = (keptDays: number) =>
  job({
    name: 'feedback.prune',
    payload: z.object({}),
    schedule: '30 3 * * *',
    run: ({ db, clock }) => deleteClosedBefore(db, later(clock.now(), -keptDays * DAY_MS)),
  });

export const feedbackJobs = ({ privacy }: Pick<Brand, 'privacy'>): readonly AnyJob[] => [
  forgetNetworks,
  pruneCases(privacy.retentionDays.feedback),
];
