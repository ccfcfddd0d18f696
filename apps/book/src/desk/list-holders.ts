import type { Book } from '../book.ts';
import { findDraw } from '../draws/queries.ts';
import { ensure } from '../refusal.ts';

type HoldersQuery = {
  readonly drawId: string;
  readonly after?: string | undefined;
  readonly limit: number;
};

/** Who holds tickets of a draw that stand, in the order of their ids, and when it is held by now. */
export async function listHolders({ db }: Book, { drawId, after = '', limit }: HoldersQuery) {
  const draw = await findDraw(db, drawId);
  ensure(draw, 'draw_unknown');
  const holders = await db
    .selectFrom('ticket')
    .select('player')
    .distinct()
    .where('draw_id', '=', drawId)
    .where('status', 'in', ['accepted', 'reserved'])
    .where('player', '>', after)
    .orderBy('player')
    .limit(limit)
    .execute();
  return {
    drawsAt: draw.draws_at.toISOString(),
    period: draw.period,
    players: holders.map(({ player }) => player),
  };
}
