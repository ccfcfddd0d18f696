import { add, type Minor, minor, negate, subtract, ZERO } from '@baize/std/money';

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

const least = (a: Minor, b: Minor): Minor => (a < b ? a : b);

/**
 * Cash is played first and a bonus only when it is used up: a member can leave with their own money
 * and what it won at any time. What neither pocket holds, of shots that are paid for by earlier ones,
 * counts as cash.
 */
export function stakeFrom(wallet: Pockets, amount: Minor): Pockets {
  const rest = subtract(amount, least(wallet.cash, amount));
  const bonus = least(wallet.bonus, rest);
  return { bonus, cash: subtract(amount, bonus) };
}

/**
 * An amount in the proportion of a stake: the bonus' share rounded down, the rest is cash, as is what
 * no stake stands behind.
 */
export function inProportion(stake: Pockets, amount: Minor): Pockets {
  if (stake.bonus <= 0n) return inCash(amount);
  if (stake.cash <= 0n) return { cash: ZERO, bonus: amount };
  const size = amount < 0n ? negate(amount) : amount;
  const bonus = minor((size * stake.bonus) / total(stake));
  const cash = subtract(size, bonus);
  return amount < 0n ? opposite({ cash, bonus }) : { cash, bonus };
}
