import { DAY_MS, type Instant, instant, isBefore, later } from '@baize/std/time';
import { sql } from 'kysely';
import type { Book } from '../book.ts';
import type { Tx } from '../db/client.ts';
import { ensure } from '../refusal.ts';
import { type Draw, lockDraw, readNow, stepDraw } from './queries.ts';

export type Postponement = {
  readonly drawId: string;
  readonly by: string;
  readonly reason: string;
  readonly drawsAt: Date;
  /** When sales end; left out, as long before the draw as they did. */
  readonly closesAt?: Date | undefined;
};

const MOVABLE: readonly Draw['status'][] = ['scheduled', 'selling', 'closed', 'awaiting'];

/** A draw that is put off for longer is void, and another is held. */
const LATER_MAX_MS = 60 * DAY_MS;

/**
 * Holds an official draw later. Its tickets stay. Where sales have ended they stay ended: who has seen
 * why a draw did not happen could know more than those who bought before.
 */
export const postponeDraw = (book: Book, asked: Postponement): Promise<void> =>
  book.db.transaction().execute((tx) => postponeIn(tx, asked));

/** The same within what else is decided with it. */
export async function postponeIn(tx: Tx, asked: Postponement): Promise<void> {
  const draw = await lockDraw(tx, asked.drawId);
  ensure(draw && draw.kind === 'official', 'draw_unknown');
  ensure(MOVABLE.includes(draw.status), 'status_wrong', { status: draw.status });
  const drawsAt = instant(asked.drawsAt);
  const now = await readNow(tx);
  const isLater = isBefore(draw.draws_at, drawsAt) && isBefore(now, drawsAt);
  ensure(isLater && isBefore(drawsAt, later(draw.draws_at, LATER_MAX_MS)), 'moment_invalid');
  const closesAt = closeOf(draw, { ...asked, drawsAt, now });
  const isInOrder = !isBefore(closesAt, draw.closes_at) && !isBefore(drawsAt, closesAt);
  ensure(isInOrder, 'moment_invalid');
  await move(tx, draw, { ...asked, drawsAt, closesAt });
}

type PostponeInput = Postponement & { readonly drawsAt: Instant; readonly now: Instant };

function closeOf(draw: Draw, { closesAt, drawsAt, now }: PostponeInput): Instant {
  const sells = draw.status === 'scheduled' || draw.status === 'selling';
  if (!sells || !isBefore(now, draw.closes_at)) return draw.closes_at;
  const byMs = drawsAt.getTime() - draw.draws_at.getTime();
  return closesAt ? instant(closesAt) : later(draw.closes_at, byMs);
}

type Move = Pick<Postponement, 'by' | 'reason'> & {
  readonly drawsAt: Instant;
  readonly closesAt: Instant;
};

async function move(tx: Tx, draw: Draw, { by, reason, drawsAt, closesAt }: Move): Promise<void> {
  await tx
    .insertInto('draw_move')
    .values({
      draw_id: draw.id,
      closes_from: draw.closes_at,
      closes_to: closesAt,
      draws_from: draw.draws_at,
      draws_to: drawsAt,
      by_whom: by,
      reason,
    })
    .execute();
  await tx
    .updateTable('draw')
    .set({
      closes_at: closesAt,
      draws_at: drawsAt,
      postponed_from: draw.postponed_from ?? draw.draws_at,
      postpone_reason: reason,
    })
    .where('id', '=', draw.id)
    .execute();
  if (draw.status === 'awaiting') await stepDraw(tx, { id: draw.id, to: 'closed', by, reason });
  // A status that changes tells open pages by itself.
  else {
    const told = { id: draw.id, lottery: draw.lottery, status: draw.status };
    await sql`select pg_notify('book_draw', ${JSON.stringify(told)})`.execute(tx);
  }
}
