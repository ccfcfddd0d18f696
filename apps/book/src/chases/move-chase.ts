import { sql } from 'kysely';
import type { Book } from '../book.ts';
import type { Row } from '../db/client.ts';
import { ensureDraws } from '../draws/plan-draws.ts';

type Chase = Row<'chase'>;

/**
 * The draw of a period closed before the one before it was settled: the periods that wait are moved, in
 * their order, to the next draws that can still be bought and were not played. False when there are
 * not enough of them.
 */
export async function moveChase(book: Book, chase: Chase): Promise<boolean> {
  const market = book.markets.get(chase.lottery);
  if (!market) return false;
  // Those that were played stand in between, or have just closed: so many more are looked at.
  const draws = await ensureDraws(book, market, 2 * chase.periods);
  return book.db.transaction().execute(async (tx) => {
    // Another process that moves it at once waits, and then finds it moved.
    await tx.selectFrom('chase').select('id').where('id', '=', chase.id).forUpdate().execute();
    const { rows: open } = await sql<{ id: string }>`
      select id from draw where id = any (${draws}) and status in ('scheduled', 'selling')
        and closes_at > book_now()
        and not exists (select from ticket where ticket.chase_id = ${chase.id}
          and ticket.draw_id = draw.id and ticket.status <> 'reserved')
      order by closes_at`.execute(tx);
    const waiting = await tx
      .selectFrom('ticket')
      .select(['id', 'draw_id'])
      .where('chase_id', '=', chase.id)
      .where('status', '=', 'reserved')
      .orderBy('chase_place')
      .forUpdate()
      .execute();
    if (open.length < waiting.length) return false;
    for (const [place, { id, draw_id }] of waiting.entries()) {
      const drawId = open[place]?.id ?? draw_id;
      if (drawId === draw_id) continue;
      await tx.updateTable('ticket').set({ draw_id: drawId }).where('id', '=', id).execute();
    }
    return true;
  });
}
