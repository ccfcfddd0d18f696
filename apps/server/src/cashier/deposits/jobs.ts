import * as z from 'zod/mini';
import { type AnyJob, job, type World } from '../../base/kernel/index.ts';
import type { DepositId } from '../payments/index.ts';
import { askProvider } from './ask-provider.ts';
import { expireDeposits } from './expire-deposits.ts';
import { ASK_JOB, OPEN_JOB } from './job-names.ts';
import { openAtProvider } from './open-at-provider.ts';
import type { DepositsOptions } from './options.ts';
import { listDueDeposits, listUnopened } from './upkeep-queries.ts';

const openJob = (options: DepositsOptions) =>
  job({ ...OPEN_JOB, run: (world, { id }) => openAtProvider(world, options, id) });

const askJob = (options: DepositsOptions) =>
  job({ ...ASK_JOB, run: (world, { id }) => askProvider(world, options, id) });

/** Whatever became of its job or of a callback, no order is forgotten. */
const pollJob = (options: DepositsOptions) =>
  job({
    name: 'deposits.poll',
    payload: z.object({}),
    schedule: '* * * * *',
    run: async (world) => {
      const at = world.clock.now();
      const isSilent = new Set<string>();
      const unopened = await listUnopened(world.db, at);
      await each(world, { due: unopened, isSilent }, (id) => openAtProvider(world, options, id));
      const due = await listDueDeposits(world.db, at);
      await each(world, { due, isSilent }, (id) => askProvider(world, options, id));
    },
  });

type Round = {
  readonly due: readonly { readonly id: DepositId; readonly provider: string }[];
  readonly isSilent: Set<string>;
};

/** A provider that does not answer is left alone until the next minute: the others go on. */
async function each(
  world: World,
  { due, isSilent }: Round,
  work: (id: DepositId) => Promise<void>,
): Promise<void> {
  for (const { id, provider } of due) {
    if (isSilent.has(provider)) continue;
    await work(id).catch((error: unknown) => {
      isSilent.add(provider);
      world.log.warn({ err: error, order: id, provider }, 'the provider has not said yet');
    });
  }
}

const expireJob = job({
  name: 'deposits.expire',
  payload: z.object({}),
  schedule: '* * * * *',
  run: expireDeposits,
});

export const depositsJobs = (options: DepositsOptions): readonly AnyJob[] => [
  openJob(options),
  askJob(options),
  pollJob(options),
  expireJob,
];
