import { sql } from 'kysely';
import type { Db, Row, Tx } from '../db/client.ts';
import { PLAY_MONEY } from '../stakes.ts';

export type Meter = Omit<Row<'meter'>, 'stripe' | 'most_ppm'>;

/** What was played and paid, all stripes together. */
export async function listMeters(tx: Db | Tx): Promise<readonly Meter[]> {
  const { rows } = await sql<Meter>`
    select game, version, currency, sum(rounds)::bigint as rounds, sum(staked)::bigint as staked,
      sum(paid)::bigint as paid, sum(pots)::bigint as pots
    from meter group by game, version, currency order by game, version, currency`.execute(tx);
  return rows;
}

/** The largest that a round of a game has paid for money, in millionths of what was staked. */
export async function readMostPaid(tx: Db | Tx, game: string): Promise<bigint> {
  const row = await tx
    .selectFrom('meter')
    .select(({ fn }) => fn.max('most_ppm').as('most'))
    .where('game', '=', game)
    .where('currency', '<>', PLAY_MONEY)
    .executeTakeFirst();
  return row?.most ?? 0n;
}
