import { sql } from 'kysely';
import type { Book } from '../book.ts';
import type { Db, Row, Tx } from '../db/client.ts';
import { type Draw, lockDraw, stepDraw } from '../draws/queries.ts';
import type { Board, Market } from '../market/market.ts';
import { ensure, Refusal } from '../refusal.ts';

export type BoardEntry = { readonly drawId: string; readonly by: string; readonly board: unknown };

export type EntryOutcome = {
  readonly status: Draw['status'];
  /** Where the two entries differ, digit by digit; while they do, nothing is settled. */
  readonly differences: readonly unknown[];
};

/**
 * Takes what one person read off an official board. The first entry waits; the second, of another
 * person, makes it the result when every digit is the same. A mismatch blocks until one withdraws.
 */
export const enterResult = (book: Book, { drawId, by, board }: BoardEntry): Promise<EntryOutcome> =>
  book.db.transaction().execute(async (tx) => {
    const draw = await lockDraw(tx, drawId);
    const market = draw && book.markets.get(draw.lottery);
    ensure(draw && market && draw.kind === 'official', 'draw_unknown');
    ensure(draw.status === 'awaiting' || draw.status === 'entered', 'status_wrong', {
      status: draw.status,
    });
    const entries = await listEntries(tx, drawId, 1);
    ensure(!entries.some((entry) => entry.entered_by === by), 'own_entry');
    ensure(entries.length < 2, 'entries_differ');
    const read = readBoardOf(market, board);
    await insertEntry(tx, { drawId, version: 1, by, board: read });
    const [first] = entries;
    if (!first) {
      if (draw.status === 'awaiting') await stepDraw(tx, { id: drawId, to: 'entered', by });
      return { status: 'entered', differences: [] };
    }
    const differences = market.compare(first.board, read);
    if (differences.length > 0) return { status: 'entered', differences };
    await insertResult(tx, { drawId, version: 1, board: read, by: [first.entered_by, by] });
    await stepDraw(tx, { id: drawId, to: 'confirmed', by, resultVersion: 1 });
    return { status: 'confirmed', differences: [] };
  });

/** Takes the own entry back, so that what was really drawn can be entered anew. */
export const withdrawEntry = (
  book: Book,
  { drawId, by }: Omit<BoardEntry, 'board'>,
): Promise<EntryOutcome> =>
  book.db.transaction().execute(async (tx) => {
    const draw = await lockDraw(tx, drawId);
    ensure(draw?.status === 'entered', 'status_wrong', { status: draw?.status ?? null });
    await withdrawEntries(tx, { drawId, version: 1, by });
    return { status: draw.status, differences: [] };
  });

export function readBoardOf(market: Market, sent: unknown): Board {
  const read = market.readBoard(sent);
  if (!read.ok) throw new Refusal('board_invalid', read.refusal);
  return read.value;
}

type EntriesOf = { readonly drawId: string; readonly version: number; readonly by?: string };

/** They stay written, and count no more. */
export const withdrawEntries = (tx: Tx, { drawId, version, by }: EntriesOf) =>
  tx
    .updateTable('entry')
    .set({ withdrawn_at: sql`book_now()` })
    .where('draw_id', '=', drawId)
    .where('version', '=', version)
    .where('withdrawn_at', 'is', null)
    .$if(by !== undefined, (query) => query.where('entered_by', '=', by ?? ''))
    .execute();

export const listEntries = (
  tx: Db | Tx,
  drawId: string,
  version: number,
): Promise<readonly Row<'entry'>[]> =>
  tx
    .selectFrom('entry')
    .selectAll()
    .where('draw_id', '=', drawId)
    .where('version', '=', version)
    .where('withdrawn_at', 'is', null)
    .orderBy('id')
    .execute();

type NewEntry = {
  readonly drawId: string;
  readonly version: number;
  readonly by: string;
  readonly board: Board;
  readonly reason?: string | undefined;
};

export const insertEntry = (tx: Tx, { drawId, version, by, board, reason }: NewEntry) =>
  tx
    .insertInto('entry')
    .values({
      draw_id: drawId,
      version,
      board: JSON.stringify(board),
      entered_by: by,
      withdrawn_at: null,
      reason: reason ?? null,
    })
    .execute();

type NewResult = {
  readonly drawId: string;
  readonly version: number;
  readonly board: Board;
  /** Who entered it, and who confirmed it. */
  readonly by: readonly [string, string];
  readonly reason?: string;
};

export const insertResult = (tx: Tx, { drawId, version, board, by, reason }: NewResult) =>
  tx
    .insertInto('result')
    .values({
      draw_id: drawId,
      version,
      board: JSON.stringify(board),
      entered_by: by[0],
      confirmed_by: by[1],
      reason: reason ?? null,
    })
    .execute();
