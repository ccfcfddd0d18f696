import { assert } from '@baize/std/assert';
import { DAY_MS, later } from '@baize/std/time';
import * as z from 'zod/mini';
import { type AnyJob, job } from '../../base/kernel/index.ts';
import { closeDays } from './chain/close-days.ts';
import { makeMonths } from './chain/queries.ts';

const AHEAD_MS = 400 * DAY_MS;

/**
 * Makes the tables of the coming months, more than a year before the first transfer needs them.
 * Fails, and so raises the alarm of failed jobs, when one cannot be made: there is a year to see to
 * it, and the others are there.
 */
export const makeLedgerMonths = job({
  name: 'ledger.make-months',
  payload: z.object({}),
  schedule: '10 1 * * *',
  run: async ({ db, clock }) => {
    const { stuck } = await makeMonths(db, clock.now(), later(clock.now(), AHEAD_MS));
    assert(stuck.length === 0, `${stuck.join(', ')} cannot be made: rows are kept elsewhere`);
  },
});

export const closeLedgerDays = job({
  name: 'ledger.close-days',
  payload: z.object({}),
  schedule: '15 0 * * *',
  run: async (world) => {
    await closeDays(world);
  },
});

export const ledgerJobs: readonly AnyJob[] = [makeLedgerMonths, closeLedgerDays];
