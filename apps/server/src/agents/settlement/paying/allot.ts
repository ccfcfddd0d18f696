import type { AccountId, Id } from '@baize/std/id';
import { add, type Minor, subtract, ZERO } from '@baize/std/money';

/** What is open of a bill, and between whom. */
export type OwedBill = {
  readonly id: Id<'bil'>;
  /** Null: the house, which never lacks anything. */
  readonly payer: AccountId | null;
  readonly payee: AccountId;
  readonly open: Minor;
};

/**
 * How much of each bill can be paid, in their order, by what the accounts hold. What somebody gets
 * from above is there for what they owe below.
 */
export function allot(
  bills: readonly OwedBill[],
  funds: ReadonlyMap<AccountId, Minor>,
): ReadonlyMap<Id<'bil'>, Minor> {
  const left = new Map(funds);
  const allotted = new Map<Id<'bil'>, Minor>();
  for (const { id, payer, payee, open } of bills) {
    const there = payer === null ? open : (left.get(payer) ?? ZERO);
    const amount = there < open ? there : open;
    if (amount <= 0n) continue;
    allotted.set(id, amount);
    if (payer !== null) left.set(payer, subtract(there, amount));
    left.set(payee, add(left.get(payee) ?? ZERO, amount));
  }
  return allotted;
}
