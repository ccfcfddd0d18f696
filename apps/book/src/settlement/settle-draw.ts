import { assert } from '@baize/std/assert';
import { ZERO } from '@baize/std/money';
import type { Book } from '../book.ts';
import { type Draw, getResult, lockDraw, stepDraw } from '../draws/queries.ts';
import type { Board } from '../market/market.ts';
import { getTariff } from '../tickets/tariffs.ts';
import { BATCH } from '../wallet/book-wallet.ts';
import * as queries from './queries.ts';
import { tellPayouts } from './tell-payouts.ts';

/** So many batches are told at once: the wallet decides one while it hears of the next. */
const CALLS_AT_ONCE = 2;

/**
 * Settles every ticket of a draw by the newest version of its result, once each. It computes what
 * each pays, writes that down, tells the wallet in batches and writes down what it said; while one
 * batch is told the next is computed. Killed between any two of these, the next run goes on: what was
 * told is told again under the same id.
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
  const computed = computeAll(book, draw, result.board);
  const telling = startTelling(book);
  let isComputed = false;
  let after = '';
  for (;;) {
    const due = await queries.listDue(book.db, draw.id, { after, limit: BATCH });
    const last = due.at(-1);
    if (last) {
      after = last.ticket_id;
      await telling.tell(due);
    } else if (isComputed) break;
    else isComputed = (await computed.next()).done === true;
  }
  await telling.end();
  await endIfDone(book, draw);
}

/** Computes batch after batch, each when it is asked for. */
async function* computeAll(book: Book, draw: Draw, board: Board): AsyncGenerator<void> {
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
    yield;
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

/** Tells batches, a few at once and in order; the first failure is told when it ends. */
function startTelling(book: Book) {
  const underWay = new Set<Promise<void>>();
  const failures: unknown[] = [];
  return {
    /** Ends when there is room for the next. */
    tell: async (due: readonly queries.DueSettlement[]): Promise<void> => {
      const one = tellBatch(book, due)
        .catch((error: unknown) => void failures.push(error))
        .finally(() => underWay.delete(one));
      underWay.add(one);
      if (underWay.size >= CALLS_AT_ONCE) await Promise.race(underWay);
    },
    end: async (): Promise<void> => {
      await Promise.all(underWay);
      if (failures.length > 0) throw failures[0];
    },
  };
}

async function tellBatch(book: Book, due: readonly queries.DueSettlement[]): Promise<void> {
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
