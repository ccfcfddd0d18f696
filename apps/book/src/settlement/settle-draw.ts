import { assert } from '@baize/std/assert';
import { ZERO } from '@baize/std/money';
import type { Book } from '../book.ts';
import { type Draw, getResult, lockDraw, stepDraw } from '../draws/queries.ts';
import type { Board } from '../market/market.ts';
import { getTariff } from '../tickets/tariffs.ts';
import { BATCH } from '../wallet/book-wallet.ts';
import * as queries from './queries.ts';
import { tellPayouts } from './tell-payouts.ts';

/**
 * Settles every ticket of a draw by the newest version of its result, once each. It computes what
 * each pays, writes that down, tells the wallet in batches and writes down what it said. Killed
 * between any two of these, the next run goes on: what was told is told again under the same id.
 */
export async function settleDraw(book: Book, draw: Draw): Promise<void> {
  const result = await getResult(book.db, draw.id, draw.result_version);
  assert(result, 'a draw that is settled has a result');
  if (draw.status !== 'settling') {
    await book.db.transaction().execute(async (tx) => {
      const now = await lockDraw(tx, draw.id);
      if (now?.status === draw.status) await stepDraw(tx, { id: draw.id, to: 'settling' });
    });
  }
  await computeAll(book, draw, result.board);
  while ((await tellSome(book, draw)) > 0);
  await endIfDone(book, draw);
}

async function computeAll(book: Book, draw: Draw, board: Board): Promise<void> {
  let after = '';
  for (;;) {
    const tickets = await queries.listUnsettled(
      book.db,
      { drawId: draw.id, version: draw.result_version },
      { after, limit: BATCH },
    );
    const last = tickets.at(-1);
    if (!last) return;
    const rows = await Promise.all(
      tickets.map((ticket) => settlementOf(book, { draw, ticket, board })),
    );
    await queries.insertSettlements(book.db, rows);
    after = last.id;
  }
}

type OneSettlement = {
  readonly draw: Pick<Draw, 'id' | 'lottery' | 'result_version'>;
  readonly ticket: queries.TicketToSettle;
  readonly board: Board;
};

/** What a ticket pays by a board, and why. */
export async function settlementOf(
  book: Book,
  { draw, ticket, board }: OneSettlement,
): Promise<queries.NewSettlement> {
  const market = book.markets.get(draw.lottery);
  assert(market, 'a draw is of a market that is sold here');
  const tariff = await getTariff(book, ticket.tariff);
  const { payout, explanation } = market.settle(ticket.bets, { board, tariff, pays: ticket.pays });
  return {
    ticket_id: ticket.id,
    version: draw.result_version,
    draw_id: draw.id,
    payout,
    before: ticket.payout ?? ZERO,
    explanation,
  };
}

/** Tells the wallet of the next batch; how many it was. */
async function tellSome(book: Book, draw: Draw): Promise<number> {
  const due = await queries.listDue(book.db, draw.id, BATCH);
  if (due.length === 0) return 0;
  const { told, open } = await tellPayouts(
    book,
    due.map((row) => ({
      ...row,
      id: row.ticket_id,
      wasOwed: row.was_owed,
      replaces: row.version > 1,
      ends: true,
    })),
  );
  await queries.markTold(
    book.db,
    told.map(({ row, status, balance }) => ({
      ticket_id: row.ticket_id,
      version: row.version,
      status,
      balance,
    })),
  );
  await queries.postpone(book.db, open);
  return due.length;
}

const endIfDone = (book: Book, draw: Draw): Promise<void> =>
  book.db.transaction().execute(async (tx) => {
    const now = await lockDraw(tx, draw.id);
    if (now?.status !== 'settling' || now.result_version !== draw.result_version) return;
    const version = { drawId: draw.id, version: draw.result_version };
    const [next] = await queries.listUnsettled(tx, version, { after: '', limit: 1 });
    if (next || (await queries.countDue(tx, draw.id)) > 0) return;
    await stepDraw(tx, { id: draw.id, to: 'settled' });
  });
