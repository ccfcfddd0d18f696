import type { ValidBetReason } from '@baize/contract/valid-bet';
import { type Minor, ZERO } from '@baize/std/money';
import type { Db, Tx } from '../../base/db/index.ts';
import { type Bet, stakeOf } from '../play/index.ts';
import { listCounted } from './queries.ts';

/** What a bet counted, and why it is that much. */
export type ValidBetExplained = { readonly valid: Minor; readonly reason: ValidBetReason };

/** Says of each of these bets what it counted; one that is not counted yet says so. */
export async function explainBets(
  db: Db | Tx,
  bets: readonly Bet[],
): Promise<(bet: Bet) => ValidBetExplained> {
  const counted = await listCounted(
    db,
    bets.filter(({ kind }) => kind === 'bet'),
  );
  const known = new Map(counted.map((row) => [`${row.vendor} ${row.ref}`, row]));
  return (bet) => {
    const row = bet.kind === 'bet' ? known.get(`${bet.vendor} ${bet.ref}`) : undefined;
    return row && row.status === bet.status
      ? { valid: row.valid, reason: row.reason }
      : { valid: ZERO, reason: reasonOf(bet) };
  };
}

/** Why nothing is kept of a bet. */
function reasonOf(bet: Bet): ValidBetReason {
  if (bet.kind !== 'bet') return 'tip';
  if (bet.status !== 'settled') return bet.status;
  return stakeOf(bet) === 0n ? 'free' : 'pending';
}
