import type { Day } from '@baize/std/day';
import type { MemberId } from '@baize/std/id';
import type { Db, Tx } from '../../base/db/index.ts';
import { listHeld, readPlayed } from './queries.ts';

/** A limit on play that is already exceeded: it fell below what the member has staked or lost. */
export async function findExceeded(db: Db | Tx, memberId: MemberId, today: Day) {
  for (const { kind, period, amount } of await listHeld(db, memberId)) {
    if (kind === 'deposit') continue;
    const used = await readPlayed(db, { memberId, kind, period }, today);
    if (used > amount) return { kind, period };
  }
  return null;
}
