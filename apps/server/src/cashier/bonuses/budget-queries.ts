import type { Minor } from '@baize/std/money';
import { sql } from 'kysely';
import type { Tx } from '../../base/db/index.ts';

export type BudgetUse = {
  readonly promotion: string;
  readonly budget: Minor;
  readonly amount: Minor;
};

/**
 * Takes a bonus out of its promotion's budget; false where it no longer fits. The row is locked until
 * the transaction ends, so that many at once take one after the other.
 */
export async function reserveBudget(
  tx: Tx,
  { promotion, budget, amount }: BudgetUse,
): Promise<boolean> {
  await sql`insert into bonuses_budget (promotion) values (${promotion})
    on conflict (promotion) do nothing`.execute(tx);
  const { numAffectedRows = 0n } = await sql`
    update bonuses_budget set reserved = reserved + ${amount}
    where promotion = ${promotion} and reserved + ${amount} <= ${budget}`.execute(tx);
  return numAffectedRows > 0n;
}
