import { sql } from 'kysely';
import type { Db, Row, Tx } from '../db/client.ts';

export type Meter = Omit<Row<'meter'>, 'stripe'>;

/** What was played and paid, all stripes together. */
export async function listMeters(tx: Db | Tx): Promise<readonly Meter[]> {
  const { rows } = await sql<Meter>`
    select game, version, currency, sum(rounds)::bigint as rounds, sum(staked)::bigint as staked,
      sum(paid)::bigint as paid, sum(pots)::bigint as pots
    from meter group by game, version, currency order by game, version, currency`.execute(tx);
  return rows;
}
