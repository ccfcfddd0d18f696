import {
  type AgreementKind,
  type Carry,
  THRESHOLDS_OF,
  type Threshold,
  type Tier,
} from '@baize/contract/agreement';
import { grossWin } from '@baize/contract/house-win';
import { add, type Minor, minor, ZERO } from '@baize/std/money';

/** What a team did in a span. */
export type TeamFigures = {
  readonly betCount: number;
  readonly validBets: Minor;
  readonly prizes: Minor;
  readonly activeMembers: number;
};

export type TermsOfBill = {
  readonly kind: AgreementKind;
  readonly carry: Carry;
  /** The lowest first. */
  readonly tiers: readonly Tier[];
};

/** A bill before anybody is named on it. */
export type Reckoning = {
  readonly validBets: Minor;
  readonly profit: Minor;
  readonly activeMembers: number;
  readonly carried: Minor;
  readonly base: Minor;
  readonly tier: number | null;
  readonly rate: number;
  readonly amount: Minor;
  readonly carry: Minor;
  readonly status: 'due' | 'paid' | 'unreached';
};

const WHOLE = 10_000n;

/** What a rate in hundredths of a per cent is of a base, rounded down; nothing of nothing or less. */
export const shareOf = (base: Minor, rate: number): Minor =>
  base > 0n ? minor((base * BigInt(rate)) / WHOLE) : ZERO;

export const reachedOf = (figures: TeamFigures, threshold: Threshold): bigint => {
  if (threshold === 'activeMembers') return BigInt(figures.activeMembers);
  return threshold === 'validBets' ? figures.validBets : grossWin(figures);
};

/** Whether all is met that a kind asks for; what it does not ask is not looked at. */
export const isMet = (kind: AgreementKind, tier: Tier, figures: TeamFigures): boolean =>
  THRESHOLDS_OF[kind].every((each) => reachedOf(figures, each) >= BigInt(tier[each]));

/** The number of the highest tier that is met, from 1; null for none. */
export function reachTier({ kind, tiers }: TermsOfBill, figures: TeamFigures): number | null {
  const at = tiers.findLastIndex((tier) => isMet(kind, tier, figures));
  return at < 0 ? null : at + 1;
}

/**
 * What a loss of the house leaves to the period after: nothing; its own loss, for one period; or all
 * that was not made good yet.
 */
export function carryOf(carry: Carry, profit: Minor, carried: Minor): Minor {
  if (carry === 'none') return ZERO;
  const left = carry === 'once' ? profit : add(profit, carried);
  return left < 0n ? left : ZERO;
}

/** Null where there is nothing to tell: no bets, and nothing brought from the period before. */
export function reckon(terms: TermsOfBill, figures: TeamFigures, carried: Minor): Reckoning | null {
  const { betCount, validBets, prizes, activeMembers } = figures;
  const isEmpty = betCount === 0 && validBets === 0n && prizes === 0n && carried === 0n;
  if (isEmpty) return null;
  const profit = grossWin(figures);
  const isDividend = terms.kind === 'dividend';
  const base = isDividend ? add(profit, carried) : validBets;
  const tier = base > 0n ? reachTier(terms, figures) : null;
  const rate = tier === null ? 0 : (terms.tiers[tier - 1]?.rate ?? 0);
  const amount = shareOf(base, rate);
  return {
    validBets,
    profit,
    activeMembers,
    carried,
    base,
    tier,
    rate,
    amount,
    carry: isDividend ? carryOf(terms.carry, profit, carried) : ZERO,
    status: tier === null ? 'unreached' : amount > 0n ? 'due' : 'paid',
  };
}
