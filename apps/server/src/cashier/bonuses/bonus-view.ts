import type { Bonus, BonusOffer, ChosenBonus } from '@baize/contract/bonus';
import type { BonusPromotion } from '@baize/contract/bonus-promotions';
import { isGameType } from '@baize/contract/game';
import { type Minor, subtract, ZERO } from '@baize/std/money';
import type { Choice, Grant } from './grant.ts';
import { least, sumOf } from './rules.ts';
import { listWeights, weightsOf } from './weights.ts';

/** In the language asked for, else in English, else in any there is. */
const nameIn = (names: Readonly<Record<string, string>>, language: string): string =>
  names[language] ?? names['EN'] ?? Object.values(names)[0] ?? '';

const termsOf = (promotion: BonusPromotion, language: string) => ({
  promotion: promotion.code,
  name: nameIn(promotion.names, language),
  ppm: promotion.ppm,
  most: sumOf(promotion.most),
  least: sumOf(promotion.least),
  times: promotion.times,
  days: promotion.days,
  frequency: promotion.frequency,
  games: promotion.games && promotion.games.filter(isGameType),
  ...limitsOf(promotion),
});

const limitsOf = (
  promotion: Pick<BonusPromotion, 'games' | 'weights' | 'betMax' | 'conversionMax'>,
) => ({
  ...listWeights(weightsOf(promotion)),
  betMax: promotion.betMax === undefined ? null : sumOf(promotion.betMax),
  conversionMax: promotion.conversionMax === undefined ? null : sumOf(promotion.conversionMax),
});

export const viewOffer = (promotion: BonusPromotion, language: string): BonusOffer => ({
  ...termsOf(promotion, language),
  until: promotion.until,
});

export const viewChoice = (choice: Choice, language: string): ChosenBonus => ({
  ...termsOf(choice, language),
  outcome: choice.outcome,
  amount: choice.amount === null ? null : sumOf(choice.amount),
});

type GrantStanding = { readonly left: Minor; readonly waitsForBets: boolean };

/** A bonus as its owner sees it. */
export function viewGrant(
  grant: Grant,
  { left, waitsForBets }: GrantStanding,
  language: string,
): Bonus {
  const { turnover_required: required, turnover_done: done } = grant;
  return {
    bonusId: grant.id,
    promotion: grant.promotion,
    name: nameIn(grant.names, language),
    state: grant.state,
    waitsForBets,
    amount: grant.amount,
    turnover: { required, done, remaining: subtract(required, least(done, required)) },
    games: grant.games && [...grant.games],
    ...limitsOf(grant.terms ?? { games: grant.games && [...grant.games] }),
    termsHash: grant.terms_hash,
    left: grant.state === 'active' ? left : ZERO,
    kept: grant.kept,
    returned: grant.returned,
    cut: grant.cut,
    grantedAt: grant.granted_at.toISOString(),
    expiresAt: grant.expires_at.toISOString(),
    endedAt: grant.ended_at?.toISOString() ?? null,
  };
}
