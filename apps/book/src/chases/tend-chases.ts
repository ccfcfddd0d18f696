import type { Instant } from '@baize/std/time';
import { sql } from 'kysely';
import type { Book } from '../book.ts';
import type { Row, Tx } from '../db/client.ts';
import { decideOrder, keyOf, WHOLE_DRAW } from '../tickets/decide-order.ts';
import { changeExposure, lockExposure, readLimits } from '../tickets/exposure-queries.ts';
import { getTicket, type Ticket } from '../tickets/queries.ts';
import { getTariff } from '../tickets/tariffs.ts';
import { moveChase } from './move-chase.ts';
import { stopChase } from './stop-chase.ts';

type Chase = Row<'chase'>;

/** Every chase that runs: its next period is released when the one before is settled. */
export async function tendChases(book: Book): Promise<void> {
  for (const { id } of await listAbandoned(book)) await stopChase(book, id, 'unconfirmed');
  const running = await book.db
    .selectFrom('chase')
    .selectAll()
    .where('status', '=', 'running')
    .orderBy('id')
    .execute();
  for (const chase of running) {
    try {
      await continueChase(book, chase);
    } catch (error) {
      book.log.error({ err: error, chaseId: chase.id }, 'a chase could not go on');
    }
  }
}

/** Chases whose process died while it took their stakes. */
const listAbandoned = (book: Book): Promise<readonly { readonly id: string }[]> =>
  book.db
    .selectFrom('chase')
    .select('id')
    .where('status', '=', 'starting')
    .where('created_at', '<', sql<Instant>`book_now() - interval '1 minute'`)
    .execute();

export async function continueChase(book: Book, chase: Chase): Promise<void> {
  const tickets = await listPeriods(book, chase.id);
  const played = tickets.filter(({ status }) => status === 'settled');
  // One that plays is waited for; what was given up counts as over.
  if (tickets.some(({ status }) => status === 'accepted')) return;
  const next = tickets.find(({ status }) => status === 'reserved');
  if (!next) return endChase(book, chase);
  const why = whyStop(chase, played);
  if (why) return stopChase(book, chase.id, why);
  // The wallet took the stakes when the chase began: whether the player may go on is asked anew.
  const word = await book.wallet.mayPlay(chase.player, chase.currency);
  if (word.kind !== 'done') return;
  if (word.value !== null) return stopChase(book, chase.id, word.value);
  const refusal = await releaseOrMove(book, chase, next);
  if (refusal && refusal !== 'wait') await stopChase(book, chase.id, refusal);
}

/** A draw that closed before its period came is not waited for: the next that sells is played. */
async function releaseOrMove(book: Book, chase: Chase, ticket: Ticket): Promise<string | null> {
  const refusal = await release(book, ticket);
  if (refusal !== 'draw_closed') return refusal;
  if (!(await moveChase(book, chase))) return refusal;
  const moved = await getTicket(book.db, ticket.id);
  const again = moved.status === 'reserved' ? await release(book, moved) : null;
  // Closed again in between: the next turn looks for another.
  return again === 'draw_closed' ? 'wait' : again;
}

function whyStop({ stops_on, profit }: Chase, played: readonly Ticket[]): string | null {
  const won = played.reduce((all, { payout }) => all + (payout ?? 0n), 0n);
  const paid = played.reduce((all, { stake }) => all + stake, 0n);
  if (stops_on === 'win' && won > 0n) return 'win';
  if (stops_on === 'profit' && profit !== null && won - paid >= profit) return 'profit';
  return null;
}

const listPeriods = (book: Book, chaseId: string): Promise<readonly Ticket[]> =>
  book.db
    .selectFrom('ticket')
    .selectAll()
    .where('chase_id', '=', chaseId)
    .orderBy('chase_place')
    .execute();

async function endChase(book: Book, { id }: Chase): Promise<void> {
  await book.db
    .updateTable('chase')
    .set({ status: 'done', ended_at: sql`book_now()` })
    .where('id', '=', id)
    .where('status', '=', 'running')
    .execute();
}

/** Puts a period into its draw as a ticket is placed: by the same clock, limits and prices. */
const release = (book: Book, ticket: Ticket): Promise<string | null> =>
  book.db.transaction().execute(async (tx) => {
    const { rows } = await sql<{ state: string }>`
      select case when status = 'scheduled' and book_now() < closes_at then 'wait'
          when status = 'selling' and book_now() < closes_at then 'sells' else 'closed' end as state
      from draw where id = ${ticket.draw_id} for share`.execute(tx);
    const state = rows[0]?.state;
    if (state === 'wait') return 'wait';
    if (state !== 'sells') return 'draw_closed';
    return take(book, tx, ticket);
  });

async function take(book: Book, tx: Tx, ticket: Ticket): Promise<string | null> {
  const market = book.markets.get(ticket.lottery);
  const numbers = market?.numbers(ticket.bets, await getTariff(book, ticket.tariff)) ?? [];
  const keys = [WHOLE_DRAW, ...numbers.map(keyOf)];
  const sold = await lockExposure(
    tx,
    keys.map((key) => ({ drawId: ticket.draw_id, key })),
  );
  const limits = await readLimits(tx);
  const decision = decideOrder(
    { numbers, largestWin: ticket.largest_win, halves: new Set() },
    {
      limitsOf: (play) => limits.limitsOf(ticket.lottery, play),
      states: limits.statesOf(ticket.lottery),
      sold: sold.get(ticket.draw_id) ?? new Map(),
    },
  );
  // A chase was sold at full prizes: at less its player decides anew.
  if (!decision.ok) return decision.code;
  const { numUpdatedRows } = await tx
    .updateTable('ticket')
    .set({ status: 'accepted' })
    .where('id', '=', ticket.id)
    .where('status', '=', 'reserved')
    .executeTakeFirst();
  if (numUpdatedRows === 0n) return null;
  await changeExposure(
    tx,
    [...decision.added].map(([key, by]) => ({ drawId: ticket.draw_id, key, by })),
  );
  return null;
}
