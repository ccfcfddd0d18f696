import type { BeaconName } from '@baize/lottery/draw/draw-board';
import { vaultOf } from '@baize/std/node/database-vault';
import { placeOf } from '@baize/std/node/seal-rows';
import { type Instant, instant } from '@baize/std/time';
import { sql } from 'kysely';
import type { Db, Row, Tx } from '../db/client.ts';
import { DRAW_SEED } from '../db/sealed-columns.ts';
import type { DrawStatus } from '../db/tables.ts';

export type Draw = Row<'draw'>;

/** What time it is for everything that closes: the database's clock. */
export async function readNow(db: Db | Tx): Promise<Instant> {
  const { rows } = await sql<{ now: Date }>`select book_now() as now`.execute(db);
  return instant(rows[0]?.now as Date);
}

export type NewDraw = Pick<
  Draw,
  'id' | 'lottery' | 'period' | 'kind' | 'opens_at' | 'closes_at' | 'draws_at'
> & {
  readonly secret: {
    readonly seed: string;
    readonly digest: string;
    readonly beacon: BeaconName;
  } | null;
};

/** A draw that is there already keeps its seed, whoever plans it again. */
export async function insertDraws(db: Db | Tx, draws: readonly NewDraw[]): Promise<void> {
  if (draws.length === 0) return;
  await db
    .insertInto('draw')
    .values(
      draws.map(({ secret, ...draw }) => ({
        ...draw,
        status: 'scheduled' as const,
        seed: secret && vaultOf(db).seal(secret.seed, placeOf(DRAW_SEED, draw.id)),
        seed_digest: secret?.digest ?? null,
        beacon_named: secret && JSON.stringify(secret.beacon),
        beacon: null,
        change_reason: null,
      })),
    )
    .onConflict((conflict) => conflict.doNothing())
    .execute();
}

/** The seed in the clear; null when nobody can open it any more. */
export function openDrawSeed(db: Db | Tx, draw: Pick<Draw, 'id' | 'seed'>): string | null {
  if (draw.seed === null) return null;
  try {
    return vaultOf(db).open(draw.seed, placeOf(DRAW_SEED, draw.id));
  } catch {
    return null;
  }
}

export const findDraw = (db: Db | Tx, id: string): Promise<Draw | undefined> =>
  db.selectFrom('draw').selectAll().where('id', '=', id).executeTakeFirst();

/** The draw of a lottery that sells now, or will next. */
export const findNextDraw = (db: Db, lottery: string): Promise<Draw | undefined> =>
  db
    .selectFrom('draw')
    .selectAll()
    .where('lottery', '=', lottery)
    .where('status', 'in', ['scheduled', 'selling'])
    .where('closes_at', '>', sql<Instant>`book_now()`)
    .orderBy('closes_at')
    .limit(1)
    .executeTakeFirst();

export const lockDraw = (tx: Tx, id: string): Promise<Draw | undefined> =>
  tx.selectFrom('draw').selectAll().where('id', '=', id).forUpdate().executeTakeFirst();

export type Step = {
  readonly id: string;
  readonly to: DrawStatus;
  readonly by?: string;
  readonly reason?: string | null;
  readonly resultVersion?: number;
};

/** Brings a draw to its next status; the database refuses a step that is not one. */
export const stepDraw = (tx: Tx, { id, to, by = 'book', reason = null, resultVersion }: Step) =>
  tx
    .updateTable('draw')
    .set({
      status: to,
      changed_by: by,
      change_reason: reason,
      ...(resultVersion === undefined ? {} : { result_version: resultVersion }),
    })
    .where('id', '=', id)
    .execute();

/** Opens and closes what is due by the database's clock. What never sold is void. */
export async function turnByClock(db: Db): Promise<void> {
  await sql`update draw set status = 'selling', changed_by = 'book', change_reason = null
    where status = 'scheduled' and opens_at <= book_now() and closes_at > book_now()`.execute(db);
  await sql`update draw set status = 'closed', changed_by = 'book', change_reason = null
    where status = 'selling' and closes_at <= book_now()`.execute(db);
  await sql`update draw set status = case kind when 'own' then 'drawing' else 'awaiting' end,
      changed_by = 'book', change_reason = null
    where status = 'closed' and draws_at <= book_now()`.execute(db);
}

/** Draws that were never opened, because nothing ran at their time. */
export const listMissed = async (db: Db): Promise<readonly string[]> => {
  const { rows } = await sql<{ id: string }>`select id from draw
    where status = 'scheduled' and closes_at <= book_now()`.execute(db);
  return rows.map(({ id }) => id);
};

export const listInStatus = (db: Db, statuses: readonly DrawStatus[]): Promise<readonly Draw[]> =>
  db
    .selectFrom('draw')
    .selectAll()
    .where('status', 'in', [...statuses])
    .orderBy('draws_at')
    .orderBy('id')
    .execute();

export const getResult = (db: Db | Tx, drawId: string, version: number) =>
  db
    .selectFrom('result')
    .selectAll()
    .where('draw_id', '=', drawId)
    .where('version', '=', version)
    .executeTakeFirst();
