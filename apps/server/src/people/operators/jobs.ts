import type { Brand } from '@baize/contract/brand';
import { assert } from '@baize/std/assert';
import { DAY_MS, later } from '@baize/std/time';
import * as z from 'zod/mini';
import { type AnyJob, job } from '../../base/kernel/index.ts';
import { verifyAudit } from './audit/verify-audit.ts';
import { deleteLinksBefore } from './link-queries.ts';
import * as queries from './queries.ts';

/** A job that fails is tried again and told of: a log that was changed must not wait to be read. */
export const proveAudit = job({
  name: 'operators.prove-audit',
  payload: z.object({}),
  schedule: '25 3 * * *',
  run: async ({ db }) => {
    const { breaks } = await verifyAudit(db);
    assert(breaks.length === 0, `the log of operators is broken: ${breaks.slice(0, 3).join(', ')}`);
  },
});

const pruneOperatorSessions = (keptDays: number) =>
  job({
    name: 'operators.prune-sessions',
    payload: z.object({}),
    schedule: '45 3 * * *',
    run: async ({ db, clock }) => {
      const before = later(clock.now(), -keptDays * DAY_MS);
      await queries.deleteSessionsBefore(db, before);
      await deleteLinksBefore(db, before);
    },
  });

export const operatorsJobs = ({ privacy }: Pick<Brand, 'privacy'>): readonly AnyJob[] => [
  proveAudit,
  pruneOperatorSessions(privacy.retentionDays.operatorSessions),
];
