import { closeSecondsOf, withClose } from '@baize/lottery/core/schedule';
import { isBefore, later, SECOND_MS } from '@baize/std/time';
import { sql } from 'kysely';
import type { Book } from '../book.ts';
import { lockCalendar } from '../calendar/queries.ts';
import type { Tx } from '../db/client.ts';
import { readNow } from '../draws/queries.ts';
import { ensure } from '../refusal.ts';
import { CLOSE, insertApplied, lockTerms, scheduleOf } from './queries.ts';

export type CloseChange = {
  readonly lottery: string;
  /** So many seconds before the draw nothing is sold any more. */
  readonly closeS: number;
  readonly by: string;
  readonly reason: string;
};

/**
 * Sets how long before its draws a lottery closes, for draws that have not opened: what is sold keeps
 * the close it was sold with. A draw of our own that is planned keeps it too, because its beacon was
 * named by it.
 */
export const setClose = (book: Book, asked: CloseChange): Promise<void> =>
  book.db.transaction().execute(async (tx) => {
    await lockCalendar(tx);
    await lockTerms(tx);
    const market = book.markets.get(asked.lottery);
    ensure(market, 'lottery_unknown');
    const before = closeSecondsOf(await scheduleOf(tx, market));
    ensure(withClose(market.schedule, asked.closeS) && before !== asked.closeS, 'close_invalid');
    if (market.kind === 'official') await moveCloses(tx, asked);
    await insertApplied(tx, {
      lottery: asked.lottery,
      mode: CLOSE,
      before: { closeS: before },
      after: { closeS: asked.closeS },
      reason: asked.reason,
      by: asked.by,
    });
  });

async function moveCloses(tx: Tx, { lottery, closeS }: CloseChange): Promise<void> {
  const now = await readNow(tx);
  const draws = await tx
    .selectFrom('draw')
    .selectAll()
    .where('lottery', '=', lottery)
    .where('status', '=', 'scheduled')
    .where('opens_at', '>', now)
    .orderBy('id')
    .forUpdate()
    .execute();
  for (const draw of draws) {
    const closesAt = later(draw.draws_at, -closeS * SECOND_MS);
    const isAhead = isBefore(now, closesAt) && isBefore(draw.opens_at, closesAt);
    ensure(isAhead, 'close_invalid', { drawId: draw.id });
    await tx.updateTable('draw').set({ closes_at: closesAt }).where('id', '=', draw.id).execute();
    const told = { id: draw.id, lottery, status: draw.status };
    await sql`select pg_notify('book_draw', ${JSON.stringify(told)})`.execute(tx);
  }
}
