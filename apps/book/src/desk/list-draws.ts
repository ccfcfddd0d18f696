import { sql } from 'kysely';
import type { Book } from '../book.ts';
import { type Draw, readNow } from '../draws/queries.ts';

export const DRAW_VIEWS = ['waiting', 'coming', 'done'] as const;

export type DrawView = (typeof DRAW_VIEWS)[number];

export type DrawsAsked = {
  readonly view: DrawView;
  readonly lottery?: string | undefined;
  readonly kind?: Draw['kind'] | undefined;
  /** The last row of the page before. */
  readonly after?: { readonly at: string; readonly id: string } | undefined;
  readonly limit: number;
};

type DrawRow = Draw & {
  readonly entries: bigint;
  readonly proposed: boolean;
  readonly liability: bigint;
};

/** A correction that somebody proposed and nobody has confirmed. */
const PROPOSED = sql`exists (select from entry where entry.draw_id = draw.id
  and entry.version = draw.result_version + 1 and entry.withdrawn_at is null)`;

/** What somebody has to do something about. */
const WAITS = sql`(draw.status in ('awaiting', 'entered') and draw.kind = 'official'
  or draw.status = 'settled' and draw.id in (select draw_id from entry
    where version > 1 and withdrawn_at is null) and ${PROPOSED})`;

const VIEWS = {
  waiting: WAITS,
  coming: sql`draw.status in ('scheduled', 'selling', 'closed', 'drawing')`,
  done: sql`draw.status in ('confirmed', 'settling', 'settled', 'corrected', 'void')`,
} as const;

/** Draws as operators look for them: what waits for them and what comes first to last, what is over
 * the newest first. */
export async function listDraws(book: Book, asked: DrawsAsked) {
  const { view, lottery, kind, after, limit } = asked;
  const isDown = view === 'done';
  const turn = isDown ? sql`desc` : sql`asc`;
  const beyond = isDown ? sql`<` : sql`>`;
  const { rows } = await sql<DrawRow>`select draw.*,
      (select count(*) from entry where entry.draw_id = draw.id and entry.version = 1
        and entry.withdrawn_at is null) as entries,
      draw.result_version > 0 and ${PROPOSED} as proposed,
      coalesce((select liability from exposure
        where exposure.draw_id = draw.id and play = '' and number = ''), 0) as liability
    from draw
    where ${VIEWS[view]}
      and (${lottery ?? null}::text is null or draw.lottery = ${lottery ?? null})
      and (${kind ?? null}::text is null or draw.kind = ${kind ?? null})
      and (${after?.id ?? null}::text is null
        or (draw.draws_at, draw.id) ${beyond} (${after?.at ?? null}::timestamptz, ${after?.id ?? null}))
    order by draw.draws_at ${turn}, draw.id ${turn} limit ${limit}`.execute(book.db);
  return {
    serverNow: (await readNow(book.db)).toISOString(),
    lotteries: [...book.markets.values()].map(({ code, kind: of }) => ({ code, kind: of })),
    draws: rows.map(viewRow),
  };
}

const viewRow = (row: DrawRow) => ({
  drawId: row.id,
  lottery: row.lottery,
  period: row.period,
  kind: row.kind,
  status: row.status,
  opensAt: row.opens_at.toISOString(),
  closesAt: row.closes_at.toISOString(),
  drawsAt: row.draws_at.toISOString(),
  postponedFrom: row.postponed_from?.toISOString() ?? null,
  entries: Number(row.entries),
  isProposed: row.proposed,
  liability: `${row.liability}`,
});

/** How much waits for somebody, and since when. */
export async function countWaiting({ db }: Book) {
  const { rows } = await sql<{
    draws: bigint;
    oldest_at: Date | null;
    limits: bigint;
    terms: bigint;
  }>`
    select count(*) as draws, min(draws_at) as oldest_at,
      (select count(*) from limit_change where status = 'waiting') as limits,
      (select count(*) from terms_change where status = 'waiting') as terms
    from draw where ${WAITS}`.execute(db);
  const [row] = rows;
  return {
    draws: Number(row?.draws ?? 0),
    oldestAt: row?.oldest_at?.toISOString() ?? null,
    limits: Number(row?.limits ?? 0),
    terms: Number(row?.terms ?? 0),
  };
}
