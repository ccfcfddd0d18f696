import type { Brand } from '@baize/contract/brand';
import { DAY_MS, later } from '@baize/std/time';
import * as z from 'zod/mini';
import { type AnyJob, job } from '../../base/kernel/index.ts';
import type { Providers } from '../../config/providers.ts';
import { deliver, deliverMessage, type Means } from './deliver-message.ts';
import { mailCarrier } from './mail-carrier.ts';
import * as queries from './queries.ts';
import { smsCarrier } from './sms-carrier.ts';
import { messageWriter } from './write-message.ts';

export type DeliveryOptions = {
  readonly brand: Brand;
  readonly providers: Pick<Providers, 'sms' | 'mail'>;
  /** Where the site is: browsers fill in a code by themselves on that host alone. */
  readonly publicUrl: string;
};

export function deliveryJobs({ brand, providers, publicUrl }: DeliveryOptions): readonly AnyJob[] {
  const { hostname } = new URL(publicUrl);
  const means: Means = {
    write: messageWriter(brand, hostname),
    carriers: {
      sms: providers.sms && smsCarrier(providers.sms),
      email: providers.mail && mailCarrier(providers.mail, hostname),
    },
  };
  return [
    job({ ...deliverMessage, run: (world, { id }) => deliver(world, means, id) }),
    pruneMessages(brand.privacy.retentionDays.sentMessages),
  ];
}

/** Whom we wrote to, and about what, is kept for as long as a question about it is likely. */
const pruneMessages = (keptDays: number) =>
  job({
    name: 'delivery.prune-messages',
    payload: z.object({}),
    schedule: '50 3 * * *',
    run: async (world) => {
      await queries.deleteMessagesBefore(world.db, later(world.clock.now(), -keptDays * DAY_MS));
    },
  });
