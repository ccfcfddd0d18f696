import type { Instant } from '@baize/std/time';
import type { Db, Tx } from '../../base/db/index.ts';
import * as queries from './queries.ts';
import type { Bounds } from './rules.ts';

/**
 * What somebody may give below: the least of what they have and what is coming, since what they give
 * may begin before the one and lasts into the other. Null: nothing is agreed with them.
 */
export async function findOwnBounds(
  db: Db | Tx,
  of: queries.Of,
  now: Instant,
): Promise<Bounds | null> {
  const standing = await queries.listStanding(db, of, now);
  const agreed = standing.find(({ status }) => status === 'agreed');
  if (!agreed) return null;
  return { topRate: Math.min(...standing.map((row) => row.top_rate)), period: agreed.period };
}
