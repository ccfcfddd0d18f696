import { assert } from '@baize/std/assert';
import type { Db, Tx } from '../../db/client.ts';
import type { SportLimit } from './limits.ts';

export type LimitOf = (event: { readonly id: string; readonly sport: string }) => SportLimit;

/** The limit that holds for a match: its own, that of its sport, or the house's. */
export async function readSportLimits(db: Db | Tx): Promise<LimitOf> {
  const rows = await db.selectFrom('sport_limit').selectAll().execute();
  const byScope = new Map(rows.map((row) => [row.scope, row]));
  return ({ id, sport }) => {
    const limit = byScope.get(`event:${id}`) ?? byScope.get(`sport:${sport}`) ?? byScope.get('*');
    assert(limit, 'the limit of the house is always there');
    return limit;
  };
}
