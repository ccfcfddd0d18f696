import type { Brand } from '@baize/contract/brand';
import { UNUSED_UPLOADS_DAYS } from '@baize/contract/privacy-rules';
import { DAY_MS, later } from '@baize/std/time';
import * as z from 'zod/mini';
import { type AnyJob, job } from '../../base/kernel/index.ts';
import * as queries from './queries.ts';

/** Deletes what was attached to nothing, and what was attached longer ago than the brand keeps it. */
export const uploadsJobs = ({ privacy }: Pick<Brand, 'privacy'>): readonly AnyJob[] => [
  job({
    name: 'uploads.prune',
    payload: z.object({}),
    schedule: '45 * * * *',
    run: async ({ db, clock }) => {
      const before = (days: number) => later(clock.now(), -days * DAY_MS);
      await queries.deleteWaitingBefore(db, before(UNUSED_UPLOADS_DAYS));
      await queries.deleteSentBefore(db, before(privacy.retentionDays.uploads));
    },
  }),
];
