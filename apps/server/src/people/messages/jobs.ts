import type { Brand } from '@baize/contract/brand';
import { DAY_MS, later } from '@baize/std/time';
import * as z from 'zod/mini';
import { type AnyJob, job } from '../../base/kernel/index.ts';
import { deleteWrittenBefore } from './queries.ts';

export const messagesJobs = ({ privacy }: Pick<Brand, 'privacy'>): readonly AnyJob[] => [
  job({
    name: 'messages.prune',
    payload: z.object({}),
    schedule: '55 3 * * *',
    run: async ({ db, clock }) => {
      const keptMs = privacy.retentionDays.messages * DAY_MS;
      await deleteWrittenBefore(db, later(clock.now(), -keptMs));
    },
  }),
];
