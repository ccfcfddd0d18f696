import type { MemberId } from '@baize/std/id';
import { add, type Minor, sum, ZERO } from '@baize/std/money';
import type { Tx } from '../../base/db/index.ts';
import { readPockets } from '../../books/ledger/index.ts';
import { sumDirectBalances } from './downline-queries.ts';

/** What somebody holds themselves, in all pockets, at this moment. */
export async function readOwnBalance(tx: Tx, memberId: MemberId, currency: string): Promise<Minor> {
  const pockets = (await readPockets(tx, [memberId], currency)).get(memberId);
  return pockets ? sum(Object.values(pockets)) : ZERO;
}

type BalanceAsked = { readonly currency: string; readonly scope: 'team' | 'direct' };

/**
 * What a team holds, added up from the same rows that the list of its people shows: teams further
 * below as they were last read, everybody else at this moment.
 */
export async function readTeamBalance(
  tx: Tx,
  memberId: MemberId,
  { currency, scope }: BalanceAsked,
): Promise<Minor> {
  const below = await sumDirectBalances(tx, memberId, {
    currency,
    scope: scope === 'team' ? 'team' : 'own',
  });
  if (scope === 'direct') return below.balance;
  return add(below.balance, await readOwnBalance(tx, memberId, currency));
}
