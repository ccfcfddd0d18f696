import type { Bonus } from '@baize/contract/bonus';
import { ZERO } from '@baize/std/money';
import type { Db, Tx } from '../../base/db/index.ts';
import { readPockets } from '../../books/ledger/index.ts';
import { hasOpenBonusBet } from '../../play/play/index.ts';
import { viewGrant } from './bonus-view.ts';
import type { Grant } from './grant.ts';
import { listGrants } from './queries.ts';
import { weighGrants } from './weigh-grants.ts';

/** Bonuses of one member, with what each has in the pocket now. */
export const viewGrants = (
  db: Db | Tx,
  grants: readonly Grant[],
  language: string,
): Promise<Bonus[]> => Promise.all(grants.map((grant) => view(db, grant, language)));

async function view(db: Db | Tx, grant: Grant, language: string): Promise<Bonus> {
  if (grant.state !== 'active') {
    return viewGrant(grant, { left: ZERO, waitsForBets: false }, language);
  }
  const { member_id: memberId, currency, granted_at: from } = grant;
  const pockets = await readPockets(db, [memberId], currency);
  const pocket = pockets.get(memberId)?.bonus ?? ZERO;
  const weighed = await weighGrants(db, await listGrants(db, memberId), pocket);
  const left = weighed.find(({ id }) => id === grant.id)?.part ?? ZERO;
  const waitsForBets = await hasOpenBonusBet(db, { memberId, currency, from });
  return viewGrant(grant, { left, waitsForBets }, language);
}
