import type { Minor } from '@baize/std/money';
import { ensure } from '../refusal.ts';
import { PURSE } from '../stakes.ts';
import type { Studio } from '../studio.ts';
import type { Session } from './open-session.ts';
import * as queries from './queries.ts';

/** What can be staked now; null while the wallet does not say. */
export async function readBalance(studio: Studio, session: Session): Promise<Minor | null> {
  const { mode, player, currency } = session;
  if (mode === 'trial') return queries.getPurse(studio.db, player);
  const word = await studio.wallet.balance(player, currency);
  return word.kind === 'done' ? word.value : null;
}

/** Fills the purse of a trial up again. */
export async function fillPurse(studio: Studio, { mode, player }: Session): Promise<Minor> {
  ensure(mode === 'trial', 'not_a_trial');
  const changed_at = studio.clock.now();
  return studio.db.transaction().execute(async (tx) => {
    const left = await queries.lockPurse(tx, player);
    const balance = left > PURSE ? left : PURSE;
    await queries.savePurse(tx, { player, balance, changed_at });
    return balance;
  });
}
