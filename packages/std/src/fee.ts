import { add, type Minor, multiply, ppm } from './money.ts';

/** A fixed part, and a share of the amount in millionths. */
export type FeeTerms = { readonly fixed: Minor; readonly ppm: number };

/** Never more than the amount; what a division leaves over stays with whoever pays the fee. */
export function feeOf(terms: FeeTerms, amount: Minor): Minor {
  const fee = add(terms.fixed, multiply(amount, ppm(BigInt(terms.ppm)), 'down'));
  return fee < amount ? fee : amount;
}
