import type { Minor } from '@baize/std/money';
import { sql } from 'kysely';
import type { Db, Tx } from '../../base/db/index.ts';

export type BudgetUse = {
  readonly promotion: string;
  readonly budget: Minor;
  readonly amount: Minor;
};

/** What of the budgets is given away or promised, by promotion. */
export async function readReserved(
  db: Db | Tx,
  promotions: readonly string[],
): Promise<ReadonlyMap<string, Minor>> {
  const rows = await db
    .selectFrom('bonuses_budget')
    .select(['promotion', 'reserved'])
    .where((eb) => eb('promotion', '=', eb.fn.any(eb.val([...promotions]))))
    .execute();
  return new Map(rows.map(({ promotion, reserved }) => [promotion, reserved]));
}

/** Puts back what was promised and is not needed. */
export const releaseBudget = (
  tx: Tx,
  { promotion, amount }: Pick<BudgetUse, 'promotion' | 'amount'>,
): Promise<unknown> =>
  sql`update bonuses_budget set reserved = reserved - ${amount}
    where promotion = ${promotion}`.execute(tx);

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
