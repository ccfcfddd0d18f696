import type { Id } from '@baize/std/id';
import type { Minor } from '@baize/std/money';
import type { Instant } from '@baize/std/time';
import type { Tx } from '../../base/db/index.ts';
import { findHouseLimit, saveHouseLimit } from './house-queries.ts';
import { interruptBets, type LimitKey } from './queries.ts';

export type HouseLimit = {
  readonly key: LimitKey;
  /** Null lifts it. */
  readonly amount: Minor | null;
  readonly reason: string;
  readonly operatorId: Id<'opr'>;
  readonly at: Instant;
};

/**
 * Sets what the house allows a member, from this commit on and for bets under way too, and tells
 * what it was before. The member must be locked: two operators come one after the other.
 */
export async function setHouseLimit(
  tx: Tx,
  { key, amount, reason, operatorId, at }: HouseLimit,
): Promise<Minor | null> {
  const { memberId, kind, period } = key;
  const before = await findHouseLimit(tx, key);
  await saveHouseLimit(tx, {
    member_id: memberId,
    kind,
    period,
    amount,
    reason,
    operator_id: operatorId,
    set_at: at,
  });
  await interruptBets(tx, memberId, at);
  return before?.amount ?? null;
}
