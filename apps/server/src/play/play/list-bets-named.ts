import { sql } from 'kysely';
import type { Db, Tx } from '../../base/db/index.ts';
import type { Bet } from './bet.ts';
import { IS_SHOWN } from './list-bets.ts';
import { BET_COLUMNS, type BetRow, toBet } from './queries.ts';

const LIMIT = 20;

/**
 * Bets by the number that their vendor gave to the bet or to its round; two vendors may have given the
 * same one. Rounds are indexed by their vendor, so each vendor's index is asked; a round's moments lead
 * into the index of bets.
 */
export async function listBetsNamed(db: Db | Tx, name: string): Promise<readonly Bet[]> {
  const { rows } = await sql<BetRow>`
    with recursive vendors (code) as (
      (select vendor from play_round order by vendor limit 1)
      union all
      select (select vendor from play_round where vendor > code order by vendor limit 1)
      from vendors where code is not null)
    select * from (
      select ${sql.raw(BET_COLUMNS)} from play_bet b where b.ref = ${name} and ${IS_SHOWN}
      union
      select ${sql.raw(BET_COLUMNS)}
      from vendors v
      join play_round r on r.vendor = v.code and r.round_id = ${name}
      join play_bet b on b.member_id = r.member_id
        and b.placed_at between r.opened_at and r.changed_at
        and b.vendor = r.vendor and b.round_id = r.round_id and ${IS_SHOWN}
    ) as found
    order by placed_at desc, ref
    limit ${LIMIT}`.execute(db);
  return rows.map((row) => toBet(row).value);
}
