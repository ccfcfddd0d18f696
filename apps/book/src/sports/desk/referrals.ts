import { sql } from 'kysely';
import type { Book } from '../../book.ts';
import { ensure } from '../../refusal.ts';
import { giveBack, giveUp } from '../slips/ask-for-stake.ts';
import { decideAll } from '../slips/confirm-slips.ts';
import { getSlip, type Slip } from '../slips/queries.ts';
import { viewSlips } from '../slips/view-slip.ts';
import { keepAct } from './keep-act.ts';

/** Large slips that wait for a trader, the oldest first. */
export async function listReferrals(book: Book) {
  const slips = await book.db
    .selectFrom('slip')
    .selectAll()
    .where('status', '=', 'referred')
    .orderBy('placed_at')
    .limit(100)
    .execute();
  const views = await viewSlips(book, slips);
  return views.map((view, place) => ({ ...view, player: slips[place]?.player ?? '' }));
}

type Deciding = {
  readonly slipId: string;
  readonly decision: 'accept' | 'refuse';
  readonly by: string;
};

/** Takes a large slip or refuses it. Taken, it is looked at again as every other. */
export async function decideReferral(book: Book, { slipId, decision, by }: Deciding) {
  const kept = await book.db.transaction().execute(async (tx) => {
    const { rows } = await sql<Slip>`select * from slip where id = ${slipId} for update`.execute(
      tx,
    );
    const [slip] = rows;
    ensure(slip, 'slip_unknown');
    ensure(slip.status === 'referred', 'status_wrong', { status: slip.status });
    await keepAct(tx, { eventId: null, kind: `referral_${decision}`, after: { slipId }, by });
    if (decision === 'accept') await decideAll(book, tx, [slip]);
    return getSlip(tx, slipId);
  });
  if (decision === 'refuse') await giveUp(book, [kept], 'trader');
  else if (kept.status === 'cancelling') await giveBack(book, [kept]);
  const { status, reason } = await getSlip(book.db, slipId);
  return { slipId, status, reason };
}
