import type { BonusPlay } from '@baize/contract/bonus-promotions';
import type { Brand } from '@baize/contract/brand';
import type { Content, PromotionBody } from '@baize/contract/content';
import { isGameType } from '@baize/contract/game';
import type { PromotionOffer } from '@baize/contract/promotion-rules';
import { RECORD_CATEGORIES } from '@baize/contract/record-category';
import type { Problem } from './check-brand.ts';

type Policy = Pick<Brand, 'bonusTimesMax'>;

/** What must be right about promotions before anybody can join one. */
export const checkPromotions = (
  { promotions }: Pick<Content, 'promotions'>,
  policy: Policy,
): readonly Problem[] =>
  promotions.flatMap((promotion, index) =>
    checkPromotion(promotion, policy).map(({ field, reason }) => ({
      field: `promotions.${index}.${field}`,
      reason,
    })),
  );

const checkPromotion = (promotion: PromotionBody, policy: Policy): readonly Problem[] => [
  ...dateProblems(promotion),
  ...budgetProblems(promotion),
  ...deciderProblems(promotion),
  ...playProblems(promotion, policy),
  ...gameProblems(promotion),
];

function dateProblems({ from, until }: PromotionBody): readonly Problem[] {
  const missing = Object.entries({ from, until })
    .filter(([, day]) => day === undefined)
    .map(([field]) => ({ field, reason: 'is missing: a promotion has a first and a last day' }));
  if (from === undefined || until === undefined || from <= until) return missing;
  return [{ field: 'until', reason: 'is before its first day' }];
}

/** The most that one member is given at once; null where another programme pays. */
function mostOf(offer: PromotionOffer): bigint | null {
  if (offer.kind === 'page') return null;
  return BigInt(offer.kind === 'bets' ? offer.amount : offer.most);
}

function budgetProblems({ budget, offer }: PromotionBody): readonly Problem[] {
  const most = mostOf(offer);
  if (most === null) return [];
  if (budget === undefined) return [{ field: 'budget', reason: 'is missing' }];
  return BigInt(budget) >= most ? [] : [{ field: 'budget', reason: 'is less than one reward' }];
}

/** Deposits and pages have nobody to ask; what a gift comes to, only an operator can say. */
function deciderProblems({ decides, offer: { kind } }: PromotionBody): readonly Problem[] {
  const wanted = { deposit: 'rule', page: 'rule', gift: 'operator' } as const;
  const only = kind in wanted ? wanted[kind as keyof typeof wanted] : decides;
  return decides === only ? [] : [{ field: 'decides', reason: `is ${only} for ${kind}` }];
}

function playOf(offer: PromotionOffer): { readonly at: string; readonly play: BonusPlay } | null {
  if (offer.kind === 'deposit') return { at: 'offer', play: offer };
  if (offer.kind === 'page') return null;
  const { pays } = offer;
  if (pays.kind === 'bonus') return { at: 'offer.pays', play: pays };
  // Wins that become a bonus are played by the same policy.
  const wins = 'wins' in pays ? pays.wins : null;
  return wins?.kind === 'bonus' ? { at: 'offer.pays.wins', play: wins } : null;
}

function playProblems({ offer }: PromotionBody, { bonusTimesMax }: Policy): readonly Problem[] {
  const found = playOf(offer);
  if (!found) return [];
  const { at, play } = found;
  const { weights } = play;
  const shares = weights
    ? [...Object.values(weights.games), ...Object.values(weights.categories), weights.default ?? 0]
    : [1];
  const unknown = Object.keys(weights?.categories ?? {}).filter(
    (name) => !RECORD_CATEGORIES.some((category) => category === name),
  );
  return [
    ...(play.times > bonusTimesMax
      ? [{ field: `${at}.times`, reason: `is above the brand’s policy of ${bonusTimesMax}` }]
      : []),
    ...(shares.some((share) => share > 0)
      ? []
      : [{ field: `${at}.weights`, reason: 'lets no game count' }]),
    ...unknown.map((name) => ({ field: `${at}.weights`, reason: `${name} is no category` })),
  ];
}

function gameProblems({ offer }: PromotionBody): readonly Problem[] {
  const own = 'games' in offer ? (offer.games ?? []) : [];
  const paid = playOf(offer)?.play.games ?? [];
  return [...new Set([...own, ...paid])]
    .filter((game) => !isGameType(game))
    .map((game) => ({ field: 'offer.games', reason: `${game} is no kind of game` }));
}
