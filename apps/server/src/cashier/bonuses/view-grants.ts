import type { Bonus } from '@baize/contract/bonus';
import { ZERO } from '@baize/std/money';
import type { Db, Tx } from '../../base/db/index.ts';
import { readPockets } from '../../books/ledger/index.ts';
import { viewGrant } from './bonus-view.ts';
import { countTurnover } from './count-turnover.ts';
import type { Grant } from './grant.ts';
import { listGrants } from './queries.ts';
import { weighGrants } from './weigh-grants.ts';

/** Bonuses of one member; an active one is counted as of now and not as of the last count. */
export const viewGrants = (
  db: Db | Tx,
  grants: readonly Grant[],
  language: string,
): Promise<Bonus[]> => Promise.all(grants.map((grant) => view(db, grant, language)));

async function view(db: Db | Tx, grant: Grant, language: string): Promise<Bonus> {
  if (grant.state !== 'active') {
    return viewGrant(grant, { done: grant.turnover_done, left: ZERO }, language);
  }
  const { member_id: memberId, currency } = grant;
  const pockets = await readPockets(db, [memberId], currency);
  const pocket = pockets.get(memberId)?.bonus ?? ZERO;
  const weighed = await weighGrants(db, await listGrants(db, memberId), pocket);
  const left = weighed.find(({ id }) => id === grant.id)?.part ?? ZERO;
  return viewGrant(grant, { done: await countTurnover(db, grant), left }, language);
}
