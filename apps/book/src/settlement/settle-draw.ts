import { assert } from '@baize/std/assert';
import { type Minor, ZERO } from '@baize/std/money';
import type { WalletWord } from '@baize/vendor-kit/wallet/wallet-word';
import type { Book } from '../book.ts';
import { type Draw, getResult, lockDraw, stepDraw } from '../draws/queries.ts';
import type { Board } from '../market/market.ts';
import { getTariff } from '../tickets/tariffs.ts';
import { BATCH, type WalletItem } from '../wallet/book-wallet.ts';
import * as queries from './queries.ts';

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
  // A correction that leaves a ticket as it was moves no money.
  const same = due.filter((row) => row.version > 1 && row.payout === row.before && !row.was_owed);
  const moving = due.filter((row) => !same.includes(row));
  for (const row of moving) if (row.was_owed) await forgive(book, row);
  const words = moving.length === 0 ? [] : await book.wallet.tellAll(moving.map(itemOf));
  const told: queries.ToldSettlement[] = same.map(({ ticket_id, version }) => ({
    ticket_id,
    version,
    status: 'paid',
    balance: null,
  }));
  const open: queries.DueSettlement[] = [];
  for (const [place, row] of moving.entries()) {
    const outcome = await outcomeOf(book, row, words[place]);
    if (outcome) told.push({ ticket_id: row.ticket_id, version: row.version, ...outcome });
    else open.push(row);
  }
  await queries.markTold(book.db, told);
  await queries.postpone(book.db, open);
  return due.length;
}

const itemOf = (row: queries.DueSettlement): WalletItem => ({
  call: row.version === 1 ? 'settle' : 'resettle',
  txId: txIdOf(row),
  betId: row.ticket_id,
  memberId: row.player,
  currency: row.currency,
  amount: row.payout,
});

const txIdOf = ({ ticket_id, version }: queries.DueSettlement): string =>
  version === 1 ? ticket_id : `${ticket_id}:v${version}`;

type Outcome = Pick<queries.ToldSettlement, 'status' | 'balance'>;

async function outcomeOf(
  book: Book,
  row: queries.DueSettlement,
  word: WalletWord<Minor> | undefined,
): Promise<Outcome | null> {
  if (word?.kind === 'done') return { status: 'paid', balance: word.value };
  if (word?.kind === 'refused' && word.code === 'already_settled') {
    return { status: 'paid', balance: word.balance };
  }
  if (word?.kind === 'refused' && word.code === 'bet_void')
    return { status: 'void', balance: null };
  const why = word?.kind === 'refused' ? word.code : (word?.why ?? 'no answer');
  if (why === 'funds_spent') return owe(book, row);
  book.log.warn({ ticketId: row.ticket_id, version: row.version, why }, 'a ticket is not paid yet');
  return null;
}

/** The player has spent what a correction takes back: the platform collects it, and pays nothing out. */
async function owe(book: Book, row: queries.DueSettlement): Promise<Outcome | null> {
  const amount = (row.before - row.payout) as Minor;
  const word = await book.wallet.owe({ ...debtOf(row), amount });
  return word.kind === 'done' ? { status: 'owed', balance: null } : null;
}

/** What an earlier correction left owed ends: the new one is reckoned from what was really paid. */
async function forgive(book: Book, row: queries.DueSettlement): Promise<void> {
  await book.wallet.owe({ ...debtOf(row), txId: `${txIdOf(row)}:0`, amount: ZERO });
}

const debtOf = (row: queries.DueSettlement) => ({
  txId: txIdOf(row),
  betId: row.ticket_id,
  memberId: row.player,
  currency: row.currency,
});

const endIfDone = (book: Book, draw: Draw): Promise<void> =>
  book.db.transaction().execute(async (tx) => {
    const now = await lockDraw(tx, draw.id);
    if (now?.status !== 'settling' || now.result_version !== draw.result_version) return;
    const version = { drawId: draw.id, version: draw.result_version };
    const [next] = await queries.listUnsettled(tx, version, { after: '', limit: 1 });
    if (next || (await queries.countDue(tx, draw.id)) > 0) return;
    await stepDraw(tx, { id: draw.id, to: 'settled' });
  });
