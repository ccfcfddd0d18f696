import { sql } from 'kysely';
import type { Book } from '../book.ts';
import type { Draw } from './queries.ts';
import { viewDraw, type WireDraw } from './view-draw.ts';

export type LotteryDraws = {
  /** Those that sell now or will next, the earliest first. */
  readonly next: readonly WireDraw[];
  /** Those that have closed, the newest first. */
  readonly closed: readonly WireDraw[];
};

type DrawsQuery = {
  readonly lottery?: string;
  readonly limit: number;
  readonly before?: string | undefined;
};

/** The draws of one lottery or of all, by the database's clock. */
export async function readDraws(
  book: Book,
  { lottery, limit, before }: DrawsQuery,
): Promise<ReadonlyMap<string, LotteryDraws>> {
  const codes = lottery === undefined ? [...book.markets.keys()] : [lottery];
  const { rows } = await sql<Draw & { is_next: boolean }>`
    select next.*, true as is_next from unnest(${codes}::text[]) as code
      cross join lateral (select * from draw where lottery = code
        and status in ('scheduled', 'selling') and closes_at > book_now()
        order by closes_at limit 3) as next
    union all
    select past.*, false from unnest(${codes}::text[]) as code
      cross join lateral (select * from draw where lottery = code and closes_at <= book_now()
        and (${before ?? null}::timestamptz is null or closes_at < ${before ?? null}::timestamptz)
        order by closes_at desc limit ${limit}) as past`.execute(book.db);
  const found = new Map<string, { next: WireDraw[]; closed: WireDraw[] }>(
    codes.map((code) => [code, { next: [], closed: [] }]),
  );
  for (const row of rows) {
    const list = found.get(row.lottery);
    list?.[row.is_next ? 'next' : 'closed'].push(await viewDraw(book, row));
  }
  return found;
}
