import { add, type Minor, negate, split, subtract, ZERO } from '@baize/std/money';

/**
 * What a member plays with, pocket by pocket. A stake remembers which pockets it came from, so that
 * a bonus that was bet comes back as bonus and never as cash.
 */
export type Pockets = { readonly cash: Minor; readonly bonus: Minor };

export const EMPTY: Pockets = { cash: ZERO, bonus: ZERO };

export const total = ({ cash, bonus }: Pockets): Minor => add(cash, bonus);

export const plus = (a: Pockets, b: Pockets): Pockets => ({
  cash: add(a.cash, b.cash),
  bonus: add(a.bonus, b.bonus),
});

export const minus = (a: Pockets, b: Pockets): Pockets => ({
  cash: subtract(a.cash, b.cash),
  bonus: subtract(a.bonus, b.bonus),
});

export const opposite = ({ cash, bonus }: Pockets): Pockets => ({
  cash: negate(cash),
  bonus: negate(bonus),
});

export const isEmpty = ({ cash, bonus }: Pockets): boolean => cash === 0n && bonus === 0n;

/** Nothing in it is below zero. */
export const isCovered = ({ cash, bonus }: Pockets): boolean => cash >= 0n && bonus >= 0n;

export const inCash = (amount: Minor): Pockets => ({ cash: amount, bonus: ZERO });

/** Restricted money is played first, so that what may be withdrawn lasts longest. */
export function stakeFrom(wallet: Pockets, amount: Minor): Pockets {
  const bonus = wallet.bonus < amount ? wallet.bonus : amount;
  return { bonus, cash: subtract(amount, bonus) };
}

/** An amount in the proportion of a stake; what no stake stands behind is cash. */
export function inProportion(stake: Pockets, amount: Minor): Pockets {
  if (stake.bonus <= 0n) return inCash(amount);
  if (stake.cash <= 0n) return { cash: ZERO, bonus: amount };
  const size = amount < 0n ? negate(amount) : amount;
  const [cash = ZERO, bonus = ZERO] = split(size, [stake.cash, stake.bonus]);
  return amount < 0n ? opposite({ cash, bonus }) : { cash, bonus };
}
