import { assert } from '@baize/std/assert';
import { isId } from '@baize/std/id';
import { later, MINUTE_MS } from '@baize/std/time';
import * as z from 'zod/mini';
import { type AnyJob, job } from '../../../base/kernel/index.ts';
import type { CeilingsOf } from '../../play/index.ts';
import { carryTransfer } from './carry-transfer.ts';
import * as queries from './queries.ts';
import type { VendorWallets, WalletTransferId } from './vendor-wallet.ts';

const payload = z.object({
  id: z.custom<WalletTransferId>((value) => typeof value === 'string' && isId('wtr', value)),
});

export type CarryOptions = {
  readonly wallets: VendorWallets;
  readonly ceilings: CeilingsOf;
};

/** Calls the vendor; a silence fails the job, which comes again, later each time. */
export const carryJob = ({ wallets, ceilings }: CarryOptions) =>
  job({
    name: 'vendors.carry-transfer',
    payload,
    run: async (world, { id }) => {
      const vendor = await queries.findVendor(world.db, id);
      if (vendor === undefined) return;
      const wallet = wallets.get(vendor);
      assert(wallet, `there is a wallet at ${vendor}`);
      await carryTransfer(world, { wallet, ceiling: ceilings(vendor).payout }, id);
    },
  });

/** Whatever became of its job, no transfer stays under way without being asked about. */
const sweepJob = (options: CarryOptions) =>
  job({
    name: 'vendors.sweep-transfers',
    payload: z.object({}),
    schedule: '* * * * *',
    run: async (world) => {
      const waiting = await queries.listSentBefore(world.db, later(world.clock.now(), -MINUTE_MS));
      const carry = carryJob(options);
      for (const { id } of waiting) {
        await carry.run(world, { id: id as WalletTransferId }).catch((error: unknown) => {
          world.log.warn({ err: error, transfer: id }, 'the vendor has not said yet');
        });
      }
    },
  });

export const walletJobs = (options: CarryOptions): readonly AnyJob[] => [
  carryJob(options),
  sweepJob(options),
];
