import type { Id } from '@baize/std/id';
import { sql } from 'kysely';
import type { Db, Row, Tx } from '../../base/db/index.ts';
import type { Ask, ExtraCheck } from '../../books/ledger/index.ts';
import { type Shut, type ShutRow, shutOf } from './rules.ts';

export type StopRow = Row<'switches_stop'>;
export type StopKind = StopRow['kind'];

const SHUT = `select r.revision, r.terms_on::text[] as terms_on, s.is_stop is not null as is_stop, s.provider, s.game
  from switches_revision r left join (select true as is_stop, * from switches_shut) as s on true`;

/** One question for the number and for what it stands for, so that both are of one moment. */
export const askShut = async (ask: Ask): Promise<Shut> =>
  shutOf(await ask<ShutRow>({ name: 'switches_shut', text: SHUT, values: [] }));

export async function readShut(db: Db | Tx): Promise<Shut> {
  const { rows } = await sql<ShutRow>`${sql.raw(SHUT)}`.execute(db);
  return shutOf(rows);
}

/** In the statement that writes a stake: what it was decided on still holds, and holds until its commit. */
export const checkShut = ({ revision }: Shut): ExtraCheck => ({
  name: 'switches',
  sql: 'select switches_check($1::bigint) as done',
  values: [String(revision)],
});

/** Asked inside a transaction that must not outlive a stop: a stop waits for it, or it for the stop. */
export async function isStopped(tx: Tx, kind: StopKind, target: string): Promise<boolean> {
  const { rows } = await sql<{ is_shut: boolean }>`
    select switches_is_shut(${kind}, ${target}) as is_shut`.execute(tx);
  return rows[0]?.is_shut ?? false;
}

export const listOpenStops = (db: Db | Tx): Promise<readonly StopRow[]> =>
  db
    .selectFrom('switches_stop')
    .selectAll()
    .where('lifted_at', 'is', null)
    .orderBy('stopped_at', 'desc')
    .execute();

const LIFTED_MAX = 50;

export const listLiftedStops = (db: Db | Tx): Promise<readonly StopRow[]> =>
  db
    .selectFrom('switches_stop')
    .selectAll()
    .where('lifted_at', 'is not', null)
    .orderBy('lifted_at', 'desc')
    .limit(LIFTED_MAX)
    .execute();

export const findOpenStop = (tx: Db | Tx, kind: StopKind, target: string) =>
  tx
    .selectFrom('switches_stop')
    .selectAll()
    .where('kind', '=', kind)
    .where('target', '=', target)
    .where('lifted_at', 'is', null)
    .executeTakeFirst();

/** Of two operators who stop the same at once, the second waits here and then finds the first's. */
export const lockStops = (tx: Tx) => sql`select pg_advisory_xact_lock(460460)`.execute(tx);

export const insertStop = (tx: Tx, row: StopRow) =>
  tx.insertInto('switches_stop').values(row).execute();

export const lockStop = (tx: Tx, id: Id<'stp'>) =>
  tx.selectFrom('switches_stop').selectAll().where('id', '=', id).forUpdate().executeTakeFirst();

type Lifting = Pick<StopRow, 'lift_reason' | 'lifted_by' | 'lifted_at'>;

export const updateStop = (tx: Tx, id: Id<'stp'>, lifting: Lifting) =>
  tx.updateTable('switches_stop').set(lifting).where('id', '=', id).execute();
