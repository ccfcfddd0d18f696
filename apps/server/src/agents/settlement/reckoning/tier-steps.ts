import { THRESHOLDS_OF, type Tier } from '@baize/contract/agreement';
import type { TierStep } from '@baize/contract/settlement';
import { minor } from '@baize/std/money';
import { isMet, reachedOf, type TeamFigures, type TermsOfBill } from './rules.ts';

/** Tier by tier, what was asked and what was reached. */
export const tierSteps = (
  { kind, tiers }: Pick<TermsOfBill, 'kind' | 'tiers'>,
  figures: TeamFigures,
): TierStep[] => tiers.map((tier) => stepOf(kind, tier, figures));

const stepOf = (kind: TermsOfBill['kind'], tier: Tier, figures: TeamFigures): TierStep => ({
  rate: tier.rate,
  thresholds: THRESHOLDS_OF[kind].map((of) => {
    const needed = minor(BigInt(tier[of]));
    const reached = minor(reachedOf(figures, of));
    return { of, needed, reached, isMet: reached >= needed };
  }),
  isMet: isMet(kind, tier, figures),
});
