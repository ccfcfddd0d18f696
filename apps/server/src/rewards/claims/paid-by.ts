import type { RewardPays } from '@baize/contract/bonus-promotions';
import type { RewardOffer } from './offer-reward.ts';

/** How a programme's reward is paid: in cash, or as bonus money by the terms of this moment. */
export function paidBy(
  pays: RewardPays | undefined,
  terms: Readonly<Record<string, unknown>> = {},
): Required<Pick<RewardOffer, 'kind' | 'terms'>> {
  if (pays?.kind !== 'bonus') return { kind: 'cash', terms };
  const { kind, ...bonus } = pays;
  return { kind, terms: { ...terms, bonus } };
}
