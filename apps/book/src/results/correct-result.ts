import { createHash } from 'node:crypto';
import type { Book } from '../book.ts';
import type { Db, Tx } from '../db/client.ts';
import { type Draw, findDraw, getResult, lockDraw, stepDraw } from '../draws/queries.ts';
import type { Board } from '../market/market.ts';
import { ensure } from '../refusal.ts';
import { type TicketToSettle } from '../settlement/queries.ts';
import { settlementOf } from '../settlement/settle-draw.ts';
import {
  insertEntry,
  insertResult,
  listEntries,
  readBoardOf,
  withdrawEntries,
} from './enter-result.ts';

export type Correction = {
  readonly drawId: string;
  readonly by: string;
  readonly board: unknown;
  /** What players read once it is confirmed. */
  readonly reason?: string | undefined;
};

export type TicketChange = {
  readonly ticketId: string;
  readonly player: string;
  readonly before: string;
  readonly after: string;
};

export type CorrectionPreview = {
  readonly version: number;
  readonly changes: readonly TicketChange[];
  /** What the house pays more, below zero what it takes back. */
  readonly total: string;
  /** Of exactly this list: a confirmation names it, and anything else is refused. */
  readonly digest: string;
};

/** What a correction would change, ticket by ticket. Nothing is changed by asking. */
export async function previewCorrection(
  book: Book,
  { drawId, board }: Pick<Correction, 'drawId' | 'board'>,
): Promise<CorrectionPreview> {
  const draw = await findDraw(book.db, drawId);
  ensure(draw, 'draw_unknown');
  ensure(draw.status === 'settled', 'status_wrong', { status: draw.status });
  return previewOf(book, book.db, { draw, board: boardOf(book, draw, board) });
}

/** Proposes a correction: another person confirms it by the digest of what they saw. */
export const proposeCorrection = (
  book: Book,
  { drawId, by, board, reason }: Correction,
): Promise<CorrectionPreview> =>
  book.db.transaction().execute(async (tx) => {
    const draw = await lockDraw(tx, drawId);
    ensure(draw, 'draw_unknown');
    ensure(draw.status === 'settled', 'status_wrong', { status: draw.status });
    const read = boardOf(book, draw, board);
    const version = draw.result_version + 1;
    await withdrawEntries(tx, { drawId, version });
    await insertEntry(tx, { drawId, version, by, board: read, reason });
    return previewOf(book, tx, { draw, board: read });
  });

/** Takes a proposed correction off the table, whoever proposed it. Nothing has changed by it. */
export const dropCorrection = (book: Book, drawId: string): Promise<void> =>
  book.db.transaction().execute(async (tx) => {
    const draw = await lockDraw(tx, drawId);
    ensure(draw, 'draw_unknown');
    const version = draw.result_version + 1;
    const [entry] = await listEntries(tx, drawId, version);
    ensure(draw.status === 'settled' && entry, 'preview_outdated');
    await withdrawEntries(tx, { drawId, version });
  });

export type Confirmation = {
  readonly drawId: string;
  readonly by: string;
  readonly digest: string;
  /** In place of the reason it was proposed with. */
  readonly reason?: string | undefined;
};

/** Makes a proposed correction the next version of the result; exactly what was listed changes. */
export const confirmCorrection = (
  book: Book,
  { drawId, by, digest, reason }: Confirmation,
): Promise<CorrectionPreview> =>
  book.db.transaction().execute(async (tx) => {
    const draw = await lockDraw(tx, drawId);
    ensure(draw, 'draw_unknown');
    ensure(draw.status === 'settled', 'status_wrong', { status: draw.status });
    const version = draw.result_version + 1;
    const [entry] = await listEntries(tx, drawId, version);
    ensure(entry, 'preview_outdated');
    ensure(entry.entered_by !== by, 'own_entry');
    const preview = await previewOf(book, tx, { draw, board: entry.board });
    ensure(preview.digest === digest, 'preview_outdated');
    const why = reason ?? entry.reason;
    ensure(why, 'request_invalid');
    await insertResult(tx, {
      drawId,
      version,
      board: entry.board,
      by: [entry.entered_by, by],
      reason: why,
    });
    await stepDraw(tx, { id: drawId, to: 'corrected', by, reason: why, resultVersion: version });
    return preview;
  });

function boardOf(book: Book, draw: Draw, sent: unknown): Board {
  const market = book.markets.get(draw.lottery);
  ensure(market, 'draw_unknown');
  // What we drew from a seed we were bound to is proven: only what people read can be wrong.
  ensure(draw.kind === 'official', 'status_wrong', { status: draw.status });
  return readBoardOf(market, sent);
}

const PAGE = 1_000;

async function previewOf(
  book: Book,
  db: Db | Tx,
  { draw, board }: { readonly draw: Draw; readonly board: Board },
): Promise<CorrectionPreview> {
  const current = await getResult(db, draw.id, draw.result_version);
  ensure(current, 'status_wrong');
  const changes: TicketChange[] = [];
  for (let after = ''; ; ) {
    const tickets = await listSettled(db, draw.id, after);
    const last = tickets.at(-1);
    if (!last) break;
    for (const ticket of tickets) {
      const { before, payout } = await settlementOf(book, { draw, ticket, board });
      if (before === payout) continue;
      const { id: ticketId, player } = ticket;
      changes.push({ ticketId, player, before: `${before}`, after: `${payout}` });
    }
    after = last.id;
  }
  const total = changes.reduce((all, each) => all + BigInt(each.after) - BigInt(each.before), 0n);
  const version = draw.result_version + 1;
  const digest = createHash('sha256')
    .update(JSON.stringify({ version, board, changes }))
    .digest('hex');
  return { version, changes, total: `${total}`, digest };
}

const listSettled = (
  db: Db | Tx,
  drawId: string,
  after: string,
): Promise<readonly TicketToSettle[]> =>
  db
    .selectFrom('ticket')
    .select(['id', 'bets', 'pays', 'tariff', 'payout', 'player', 'currency'])
    .where('draw_id', '=', drawId)
    .where('status', '=', 'settled')
    .where('id', '>', after)
    .orderBy('id')
    .limit(PAGE)
    .execute();
