import { type Minor, sum } from '@baize/std/money';
import type { Db, Tx } from '../../base/db/index.ts';
import { listGameTypes } from '../../play/catalog/index.ts';
import { listValidStakes } from '../../play/play/index.ts';
import type { Grant } from './grant.ts';

/** What was bet since the bonus came and before its end, on games that count, and is decided. */
export async function countTurnover(db: Db | Tx, grant: Grant): Promise<Minor> {
  const { member_id: memberId, currency, granted_at: from, expires_at: to, games } = grant;
  const stakes = await listValidStakes(db, { memberId, currency, from, to });
  if (games === null) return sum(stakes.map(({ staked }) => staked));
  const typeOf = await listGameTypes(db, stakes);
  const counted = stakes.filter((game) => games.some((type) => type === typeOf(game)));
  return sum(counted.map(({ staked }) => staked));
}
