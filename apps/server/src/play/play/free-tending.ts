import type { MemberId } from '@baize/std/id';
import { type Minor, minor } from '@baize/std/money';
import type { Instant } from '@baize/std/time';
import { sql } from 'kysely';
import type { Row, Tx } from '../../base/db/index.ts';

type Names = Readonly<Record<string, string>>;

/** A grant whose wins are to become a bonus, with nothing more to come. */
export type KeptWins = {
  readonly id: string;
  readonly vendor: string;
  readonly memberId: MemberId;
  readonly currency: string;
  readonly names: Names;
  /** Of the bonus, as they were granted. */
  readonly terms: unknown;
  readonly won: Minor;
  readonly handed: Minor;
  readonly handings: number;
};

type KeptPage = { readonly now: Instant; readonly after: string; readonly limit: number };

/** Grants that are used up or over, none of whose bets runs, and whose wins were not handed over. */
export async function lockKeptWins(tx: Tx, { now, after, limit }: KeptPage) {
  const { rows } = await sql<Row<'play_free_round'>>`
    select f.* from play_free_round f
    where f.pays_to = 'bonus' and f.won::bigint <> f.handed::bigint and f.id > ${after}
      and (f.used = f.granted or f.expires_at <= ${now})
      and not exists (select from play_free_bet b
        join play_bet p on p.vendor = b.vendor and p.kind = 'bet' and p.ref = b.ref
        where b.free_id = f.id and p.status = 'running')
    order by f.id limit ${limit} for update of f skip locked`.execute(tx);
  return rows.map(
    (row): KeptWins => ({
      id: row.id,
      vendor: row.vendor,
      memberId: row.member_id,
      currency: row.currency,
      names: row.names as Names,
      terms: row.terms,
      won: minor(row.won),
      handed: minor(row.handed),
      handings: row.handings,
    }),
  );
}

/** All that was won by then is handed over; only by whoever has locked the grant. */
export const markHanded = (tx: Tx, { id, won, handings }: KeptWins) =>
  tx
    .updateTable('play_free_round')
    .set({ handed: won, handings: handings + 1 })
    .where('id', '=', id)
    .execute();

export type EndingGrant = {
  readonly memberId: MemberId;
  readonly names: Names;
  readonly left: number;
  readonly expiresAt: Instant;
};

const viewEnding = (row: Row<'play_free_round'>): EndingGrant => ({
  memberId: row.member_id,
  names: row.names as Names,
  left: row.granted - row.used,
  expiresAt: row.expires_at,
});

type Noticing = {
  readonly now: Instant;
  readonly endsBefore: Instant;
  /** Only of grants that last longer than this. */
  readonly lastedMs: number;
  readonly notice: number;
  readonly limit: number;
};

/** Marks what ends soon and is not played as told of; rows that are being played are left to it. */
export async function markGrantsEnding(
  tx: Tx,
  { now, endsBefore, lastedMs, notice, limit }: Noticing,
): Promise<readonly EndingGrant[]> {
  const { rows } = await sql<Row<'play_free_round'>>`
    update play_free_round set notices = ${notice}
    where id in (select id from play_free_round
      where used < granted and notices < ${notice} and expires_at > ${now}
        and expires_at <= ${endsBefore}
        and expires_at - granted_at > ${lastedMs}::bigint * interval '1 millisecond'
      order by expires_at limit ${limit} for update skip locked)
    returning *`.execute(tx);
  return rows.map(viewEnding);
}

const TOLD_OF_END = 3;

/** Marks what ran out unplayed as told of. */
export async function markGrantsOver(
  tx: Tx,
  { now, limit }: Pick<Noticing, 'now' | 'limit'>,
): Promise<readonly EndingGrant[]> {
  const { rows } = await sql<Row<'play_free_round'>>`
    update play_free_round set notices = ${TOLD_OF_END}
    where id in (select id from play_free_round
      where used < granted and notices < ${TOLD_OF_END} and expires_at <= ${now}
      order by expires_at limit ${limit} for update skip locked)
    returning *`.execute(tx);
  return rows.map(viewEnding);
}
