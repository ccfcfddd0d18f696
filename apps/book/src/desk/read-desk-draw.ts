import { sql } from 'kysely';
import type { Book } from '../book.ts';
import type { Row } from '../db/client.ts';
import { type Draw, findDraw, readNow } from '../draws/queries.ts';
import { viewDraw } from '../draws/view-draw.ts';
import { isVoidable } from '../draws/void-draw.ts';
import { ensure } from '../refusal.ts';
import { listEntries } from '../results/enter-result.ts';
import { WHOLE_DRAW } from '../tickets/decide-order.ts';

/** One draw as an operator sees it. What a colleague entered is hidden until both have. */
export async function readDeskDraw(book: Book, drawId: string, by: string) {
  const draw = await findDraw(book.db, drawId);
  const market = draw && book.markets.get(draw.lottery);
  ensure(draw && market, 'draw_unknown');
  const entries = draw.kind === 'official' ? await listEntries(book.db, drawId, 1) : [];
  const [first, second] = entries;
  return {
    serverNow: (await readNow(book.db)).toISOString(),
    ...(await viewDraw(book, draw)),
    liability: `${await readLiability(book, drawId)}`,
    shape: market.shape,
    plays: market.plays.map(({ code }) => code),
    isVoidable: isVoidable(draw),
    steps: await listSteps(book, drawId),
    moves: await listMoves(book, drawId),
    entries: entries.map((entry) => viewEntry(entry, by, entries.length > 1)),
    differences: first && second ? market.compare(first.board, second.board) : [],
    proposal: await findProposal(book, draw),
    results: await listResults(book, drawId),
    totals: await sumTickets(book, drawId),
  };
}

/** Who enters second must not read it off the first: two entries are two looks at the board. */
const viewEntry = (entry: Row<'entry'>, by: string, isOpen: boolean) => ({
  by: entry.entered_by,
  at: entry.entered_at.toISOString(),
  board: isOpen || entry.entered_by === by ? entry.board : null,
});

export const listSteps = ({ db }: Book, drawId: string) =>
  db
    .selectFrom('draw_step')
    .select(['from_status as from', 'to_status as to', 'by_whom as by', 'reason', 'at'])
    .where('draw_id', '=', drawId)
    .orderBy('id')
    .execute();

const listMoves = ({ db }: Book, drawId: string) =>
  db
    .selectFrom('draw_move')
    .select(['draws_from as drawsFrom', 'draws_to as drawsTo', 'by_whom as by', 'reason', 'at'])
    .where('draw_id', '=', drawId)
    .orderBy('id')
    .execute();

async function findProposal({ db }: Book, draw: Draw) {
  if (draw.status !== 'settled' || draw.kind !== 'official') return null;
  const [entry] = await listEntries(db, draw.id, draw.result_version + 1);
  if (!entry) return null;
  const { entered_by: by, entered_at: at, board, reason } = entry;
  return { by, at: at.toISOString(), board, reason };
}

const listResults = ({ db }: Book, drawId: string) =>
  db
    .selectFrom('result')
    .select([
      'version',
      'board',
      'entered_by as enteredBy',
      'confirmed_by as confirmedBy',
      'reason',
      'made_at as at',
    ])
    .where('draw_id', '=', drawId)
    .orderBy('version')
    .execute();

async function readLiability({ db }: Book, drawId: string): Promise<bigint> {
  const row = await db
    .selectFrom('exposure')
    .select('liability')
    .where('draw_id', '=', drawId)
    .where('play', '=', WHOLE_DRAW)
    .executeTakeFirst();
  return row?.liability ?? 0n;
}

/** By status: how many tickets, of how many players, what was staked and what it has paid. */
async function sumTickets({ db }: Book, drawId: string) {
  const { rows } = await sql<{
    status: Row<'ticket'>['status'];
    tickets: bigint;
    players: bigint;
    stake: bigint;
    payout: bigint;
  }>`select status, count(*) as tickets, count(distinct player) as players,
      coalesce(sum(stake), 0)::bigint as stake, coalesce(sum(payout), 0)::bigint as payout
    from ticket where draw_id = ${drawId} group by status order by status`.execute(db);
  return rows.map(({ status, tickets, players, stake, payout }) => ({
    status,
    tickets: Number(tickets),
    players: Number(players),
    stake: `${stake}`,
    payout: `${payout}`,
  }));
}
