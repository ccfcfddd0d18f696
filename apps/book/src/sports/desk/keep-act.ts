import type { Tx } from '../../db/client.ts';
import { readNow } from '../../draws/queries.ts';
import { ensure } from '../../refusal.ts';
import { lockEvents, lockProducer, type SportEvent } from '../feed/queries.ts';
import { refreshEvents } from '../feed/refresh-events.ts';

export type Act = {
  readonly eventId: string | null;
  readonly kind: string;
  readonly before?: unknown;
  readonly after?: unknown;
  readonly by: string;
  readonly reason?: string | null;
};

/** Writes down what a trader did, and what was before. */
export const keepAct = (tx: Tx, { eventId, kind, before, after, by, reason }: Act) =>
  tx
    .insertInto('sport_act')
    .values({
      event_id: eventId,
      kind,
      before: before === undefined ? null : JSON.stringify(before),
      after: after === undefined ? null : JSON.stringify(after),
      by_whom: by,
      reason: reason ?? null,
    })
    .execute();

/** The match, held: whoever sells waits until this transaction has ended. */
export async function lockEvent(tx: Tx, eventId: string): Promise<SportEvent> {
  const [event] = await lockEvents(tx, [eventId]);
  ensure(event, 'event_unknown');
  return event;
}

/** Brings the markets of a match to what a trader has done, and tells pages. */
export async function refreshEvent(tx: Tx, before: SportEvent): Promise<void> {
  const producer = await lockProducer(tx, before.producer);
  ensure(producer, 'event_unknown');
  const was = new Map([[before.id, before]]);
  await refreshEvents(tx, { ids: [before.id], producer, now: await readNow(tx), before: was });
}
