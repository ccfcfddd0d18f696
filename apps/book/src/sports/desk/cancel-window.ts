import type { Instant } from '@baize/std/time';
import type { Book } from '../../book.ts';
import { ensure } from '../../refusal.ts';
import { voidLegs } from '../settlement/keep-cancellations.ts';
import { keepAct, lockEvent } from './keep-act.ts';

type Cancelling = {
  readonly eventId: string;
  readonly from: Instant;
  readonly to: Instant;
  readonly by: string;
  readonly reason: string;
};

/** Makes bets void that were accepted while something had happened that the stop came too late for. */
export const cancelWindow = (book: Book, input: Cancelling): Promise<{ legs: number }> =>
  book.db.transaction().execute(async (tx) => {
    const { eventId, from, to, by, reason } = input;
    ensure(from.getTime() < to.getTime(), 'moment_invalid');
    await lockEvent(tx, eventId);
    const legs = await voidLegs(tx, {
      eventId,
      marketId: null,
      fromMs: from.getTime(),
      toMs: to.getTime(),
      reason,
    });
    await tx
      .insertInto('sport_cancel_window')
      .values({ event_id: eventId, from_at: from, to_at: to, reason, by_whom: by, legs })
      .execute();
    await keepAct(tx, { eventId, kind: 'cancel_window', after: { from, to, legs }, by, reason });
    return { legs };
  });
