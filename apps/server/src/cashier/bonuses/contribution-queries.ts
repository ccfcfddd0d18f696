import { sql } from 'kysely';
import type { Db, Row, Tx } from '../../base/db/index.ts';
import type { BonusId } from './grant.ts';

export type Contribution = Row<'bonuses_contribution'>;

type BetNamed = { readonly vendor: string; readonly ref: string };

/** What these bets have applied to a bonus so far. */
export async function listContributions(
  db: Db | Tx,
  grantId: BonusId,
  bets: readonly BetNamed[],
): Promise<readonly Contribution[]> {
  const { rows } = await sql<Contribution>`
    select c.* from unnest(${bets.map(({ vendor }) => vendor)}::text[],
      ${bets.map(({ ref }) => ref)}::text[]) as n (vendor, ref)
    join bonuses_contribution c on c.grant_id = ${grantId} and c.vendor = n.vendor
      and c.ref = n.ref`.execute(db);
  return rows;
}

export const saveContributions = (tx: Tx, rows: readonly Contribution[]): Promise<unknown> =>
  sql`insert into bonuses_contribution (grant_id, vendor, ref, valid, weight_ppm, applied,
      settled_at, changed_at)
    select * from unnest(${rows.map((row) => row.grant_id)}::text[],
      ${rows.map(({ vendor }) => vendor)}::text[], ${rows.map(({ ref }) => ref)}::text[],
      ${rows.map(({ valid }) => String(valid))}::bigint[],
      ${rows.map((row) => row.weight_ppm)}::integer[],
      ${rows.map(({ applied }) => String(applied))}::bigint[],
      ${rows.map((row) => row.settled_at)}::timestamptz[],
      ${rows.map((row) => row.changed_at)}::timestamptz[])
    on conflict (grant_id, vendor, ref) do update set valid = excluded.valid,
      applied = excluded.applied, changed_at = excluded.changed_at`.execute(tx);
