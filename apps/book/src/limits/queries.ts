import { minor } from '@baize/std/money';
import type { Instant } from '@baize/std/time';
import { sql } from 'kysely';
import type { Db, Row, Tx } from '../db/client.ts';
import type { KeptLimit, NumberState } from '../db/tables.ts';

export type LimitChange = Row<'limit_change'>;

/** The row that holds wherever there is no closer one. */
export const USUAL = '*';

/** Whoever changes a limit waits for whoever does so now: each sees what the other has left. */
export const lockLimits = (tx: Tx) =>
  tx
    .selectFrom('play_limit')
    .select('play')
    .where('lottery', '=', USUAL)
    .where('play', '=', USUAL)
    .forUpdate()
    .execute();

export const keptLimitOf = (row: Row<'play_limit'>): KeptLimit => ({
  ticketMax: `${row.ticket_max}`,
  numberMax: `${row.number_max}`,
  drawMax: `${row.draw_max}`,
  whenFull: row.when_full,
  halfMax: `${row.half_max}`,
});

type LimitPlace = { readonly lottery: string; readonly play: string };

export const findLimit = (db: Db | Tx, { lottery, play }: LimitPlace) =>
  db
    .selectFrom('play_limit')
    .selectAll()
    .where('lottery', '=', lottery)
    .where('play', '=', play)
    .executeTakeFirst();

type LimitSet = LimitPlace & { readonly after: KeptLimit; readonly by: string };

export async function saveLimit(tx: Tx, { lottery, play, after, by }: LimitSet): Promise<void> {
  const values = {
    ticket_max: minor(BigInt(after.ticketMax)),
    number_max: minor(BigInt(after.numberMax)),
    draw_max: minor(BigInt(after.drawMax)),
    when_full: after.whenFull,
    half_max: minor(BigInt(after.halfMax)),
    changed_by: by,
  };
  await tx
    .insertInto('play_limit')
    .values({ lottery, play, ...values })
    .onConflict((conflict) =>
      conflict.columns(['lottery', 'play']).doUpdateSet({ ...values, changed_at: sql`book_now()` }),
    )
    .execute();
}

type NumberPlace = LimitPlace & { readonly number: string };

/** Whether such a number stands on a ticket of a draw that closed less than a day ago or will. */
export async function wasSold(tx: Tx, { lottery, play, number }: NumberPlace): Promise<boolean> {
  const row = await tx
    .selectFrom('draw')
    .innerJoin('exposure', 'exposure.draw_id', 'draw.id')
    .select('draw.id')
    .where('draw.lottery', '=', lottery)
    .where('draw.closes_at', '>', sql<Instant>`book_now() - interval '1 day'`)
    .where('exposure.play', '=', play)
    .where('exposure.number', '=', number)
    .limit(1)
    .executeTakeFirst();
  return row !== undefined;
}

export const findState = (db: Db | Tx, { lottery, play, number }: NumberPlace) =>
  db
    .selectFrom('number_state')
    .selectAll()
    .where('lottery', '=', lottery)
    .where('play', '=', play)
    .where('number', '=', number)
    .executeTakeFirst();

type StateSet = NumberPlace & { readonly state: NumberState['state']; readonly by: string };

/** `open` leaves the number to the limits again. */
export async function saveState(tx: Tx, { state, by, ...place }: StateSet): Promise<void> {
  if (state === 'open') {
    await tx
      .deleteFrom('number_state')
      .where('lottery', '=', place.lottery)
      .where('play', '=', place.play)
      .where('number', '=', place.number)
      .execute();
    return;
  }
  await tx
    .insertInto('number_state')
    .values({ ...place, state, changed_by: by })
    .onConflict((conflict) =>
      conflict
        .columns(['lottery', 'play', 'number'])
        .doUpdateSet({ state, changed_by: by, changed_at: sql`book_now()` }),
    )
    .execute();
}

type NewChange = NumberPlace & {
  readonly before: KeptLimit | NumberState | null;
  readonly after: KeptLimit | NumberState;
  readonly by: string;
  readonly reason: string;
  /** It waits for a second person. */
  readonly isLarge: boolean;
};

export const insertChange = (tx: Tx, { by, isLarge, before, after, ...change }: NewChange) =>
  tx
    .insertInto('limit_change')
    .values({
      ...change,
      before: before && JSON.stringify(before),
      after: JSON.stringify(after),
      status: isLarge ? 'waiting' : 'applied',
      asked_by: by,
      decided_by: isLarge ? null : by,
      decided_at: isLarge ? null : sql`book_now()`,
      is_large: isLarge,
    })
    .execute();

export const findWaiting = (tx: Tx, { lottery, play }: LimitPlace) =>
  tx
    .selectFrom('limit_change')
    .select('id')
    .where('lottery', '=', lottery)
    .where('play', '=', play)
    .where('status', '=', 'waiting')
    .executeTakeFirst();

export const lockChange = (tx: Tx, id: string): Promise<LimitChange | undefined> =>
  tx
    .selectFrom('limit_change')
    .selectAll()
    .where('id', '=', BigInt(id))
    .forUpdate()
    .executeTakeFirst();

export const endChange = (
  tx: Tx,
  {
    id,
    by,
    status,
  }: { readonly id: bigint; readonly by: string; readonly status: 'applied' | 'refused' },
) =>
  tx
    .updateTable('limit_change')
    .set({ status, decided_by: by, decided_at: sql`book_now()` })
    .where('id', '=', id)
    .execute();

export const listChanges = (db: Db, limit: number): Promise<readonly LimitChange[]> =>
  db
    .selectFrom('limit_change')
    .selectAll()
    .orderBy(sql`status = 'waiting'`, 'desc')
    .orderBy('id', 'desc')
    .limit(limit)
    .execute();
