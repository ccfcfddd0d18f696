import { assert } from '@baize/std/assert';
import { isBefore, later } from '@baize/std/time';
import * as z from 'zod/mini';
import type { World } from '../../base/kernel/index.ts';
import type { Carrier } from './carrier.ts';
import * as queries from './queries.ts';
import { type Channel, fillTemplate, worthSendingMs } from './template.ts';
import type { WriteMessage } from './write-message.ts';

/** The job by name, for whoever asks for it; `deliveryJobs` says how it is done. */
export const deliverMessage = {
  name: 'delivery.deliver-message',
  payload: z.object({ id: z.string() }),
};

export type Means = {
  readonly carriers: Readonly<Record<Channel, Carrier | null>>;
  readonly write: WriteMessage;
};

/**
 * Hands a message to its carrier. A carrier that is down fails the job, which comes again, later
 * each time, for as long as the message is worth sending.
 */
export async function deliver(world: World, means: Means, id: string): Promise<void> {
  const row = await queries.findWaiting(world.db, id);
  if (!row) return;
  const filled = fillTemplate(row.template, row.facts);
  const carrier = means.carriers[row.channel];
  const isLate = isBefore(later(row.created_at, worthSendingMs(filled)), world.clock.now());
  if (!carrier || isLate) return giveUp(world, row, carrier ? 'too late' : 'no carrier');

  const written = await means.write({ ...row, ...filled });
  const outcome = await carrier({ ...written, id, to: row.target }).catch(
    async (error: unknown) => {
      await queries.countFailure(world.db, id);
      throw error;
    },
  );
  if (outcome === 'refused') return giveUp(world, row, 'refused by the carrier');
  assert(outcome === 'taken', 'a carrier takes or refuses');
  if (isLastWord(row)) await queries.deleteMessage(world.db, id);
  else await queries.markSent(world.db, id, world.clock.now());
}

/** To somebody who has been deleted: nothing of it is kept, nor where it went. */
const isLastWord = ({ template }: queries.MessageRow): boolean => template === 'deletion_done';

async function giveUp(world: World, row: queries.MessageRow, why: string): Promise<void> {
  if (isLastWord(row)) await queries.deleteMessage(world.db, row.id);
  else await queries.markFailed(world.db, row.id);
  const { id, channel, template } = row;
  world.log.warn({ message: id, channel, template, why }, 'a message was not delivered');
}
