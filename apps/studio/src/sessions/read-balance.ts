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
  return queries.fillPurse(studio.db, { player, to: PURSE, at: studio.clock.now() });
}
