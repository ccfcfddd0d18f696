import type { Brand } from '@baize/contract/brand';
import { assert } from '@baize/std/assert';
import { later, MINUTE_MS } from '@baize/std/time';
import * as z from 'zod/mini';
import { type AnyJob, job, type World } from '../../base/kernel/index.ts';
import type { PaymentProviders } from '../payments/index.ts';
import { PAY } from './payout/begin-payout.ts';
import { carryPayout } from './payout/carry-payout.ts';
import { listSentBefore } from './payout/queries.ts';
import * as queries from './queries.ts';
import { receiveDue } from './receive-due.ts';
import { rulesOf, type WithdrawalRules } from './rules.ts';

const NOTHING = z.object({});
const EVERY_MINUTE = '* * * * *';

/** Tells the provider; a silence fails the job, which comes again, later each time. */
const payJob = (providers: PaymentProviders) =>
  job({ ...PAY, run: (world, { id }) => carryPayout(world, providers, id) });

/** Whatever became of its job and of the provider's notices, no payout is left without being asked for. */
const pollJob = (providers: PaymentProviders) =>
  job({
    name: 'withdrawals.poll',
    payload: NOTHING,
    schedule: EVERY_MINUTE,
    run: async (world) => {
      const waiting = await listSentBefore(world.db, later(world.clock.now(), -MINUTE_MS));
      for (const { id } of waiting) {
        await carryPayout(world, providers, id as queries.WithdrawalId).catch((error: unknown) => {
          world.log.warn({ err: error, payout: id }, 'the provider has not said yet');
        });
      }
    },
  });

/** What nobody answered in time counts as received, from that very moment on. */
const autoReceiveJob = (rules: WithdrawalRules) =>
  job({
    name: 'withdrawals.auto-receive',
    payload: NOTHING,
    schedule: EVERY_MINUTE,
    run: async (world) => {
      const until = later(world.clock.now(), -rules.autoReceiveMinutes * MINUTE_MS);
      const due = await queries.listPaidUntil(world.db, until);
      for (const { id } of due) await receive(world, rules, id);
    },
  });

const receive = (world: World, rules: WithdrawalRules, id: string): Promise<void> =>
  world.db.transaction().execute(async (tx) => {
    const order = await queries.lockOrder(tx, id);
    assert(order, 'an order is never deleted');
    await receiveDue(world, tx, { order, rules });
  });

export type WithdrawalsOptions = { readonly brand: Brand; readonly providers: PaymentProviders };

export const withdrawalsJobs = ({ brand, providers }: WithdrawalsOptions): readonly AnyJob[] => [
  payJob(providers),
  pollJob(providers),
  autoReceiveJob(rulesOf(brand)),
];
