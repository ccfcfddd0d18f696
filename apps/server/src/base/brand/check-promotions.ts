import type { BonusPlay } from '@baize/contract/bonus-promotions';
import type { Content, PromotionBody } from '@baize/contract/content';
import { isGameType } from '@baize/contract/game';
import { isCarried, type PromotionOffer } from '@baize/contract/promotion-rules';
import { checkBonusPlay, type Policy } from './check-bonus-play.ts';
import type { Problem } from './check-brand.ts';

/** What must be right about promotions before anybody can join one. */
export const checkPromotions = (
  { promotions, ...carriers }: Pick<Content, 'promotions' | 'leaderboards' | 'raffles'>,
  policy: Policy,
): readonly Problem[] =>
  promotions.flatMap((promotion, index) =>
    [...checkPromotion(promotion, policy), ...carrierProblems(promotion, carriers)].map(
      ({ field, reason }) => ({
        field: `promotions.${index}.${field}`,
        reason,
      }),
    ),
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
  if (isCarried(offer)) return null;
  return BigInt('amount' in offer ? offer.amount : offer.most);
}

function budgetProblems({ budget, offer }: PromotionBody): readonly Problem[] {
  const most = mostOf(offer);
  if (most === null) return [];
  if (budget === undefined) return [{ field: 'budget', reason: 'is missing' }];
  return BigInt(budget) >= most ? [] : [{ field: 'budget', reason: 'is less than one reward' }];
}

/** Deposits, races and pages have nobody to ask; what a gift comes to, only an operator can say. */
function deciderProblems({ decides, offer: { kind } }: PromotionBody): readonly Problem[] {
  const wanted = {
    deposit: 'rule',
    welcome: 'rule',
    page: 'rule',
    race: 'rule',
    gift: 'operator',
  } as const;
  const only = kind in wanted ? wanted[kind as keyof typeof wanted] : decides;
  return decides === only ? [] : [{ field: 'decides', reason: `is ${only} for ${kind}` }];
}

function playOf(offer: PromotionOffer): { readonly at: string; readonly play: BonusPlay } | null {
  if (offer.kind === 'deposit') return { at: 'offer', play: offer };
  if (isCarried(offer)) return null;
  const { pays } = offer;
  if (pays.kind === 'bonus') return { at: 'offer.pays', play: pays };
  // Wins that become a bonus are played by the same policy.
  const wins = 'wins' in pays ? pays.wins : null;
  return wins?.kind === 'bonus' ? { at: 'offer.pays.wins', play: wins } : null;
}

/** A race is run by a leaderboard that is there, and a ticket is of a raffle that is. */
function carrierProblems(
  { offer }: PromotionBody,
  { leaderboards, raffles }: Pick<Content, 'leaderboards' | 'raffles'>,
): readonly Problem[] {
  const has = (rows: readonly { readonly id: string }[], wanted: string) =>
    rows.some(({ id }) => id === wanted);
  if (offer.kind === 'race') {
    return has(leaderboards, offer.board)
      ? []
      : [{ field: 'offer.board', reason: `there is no leaderboard ${offer.board}` }];
  }
  const pays = 'pays' in offer ? offer.pays : null;
  return pays?.kind !== 'tickets' || has(raffles, pays.raffle)
    ? []
    : [{ field: 'offer.pays.raffle', reason: `there is no raffle ${pays.raffle}` }];
}

function playProblems({ offer }: PromotionBody, policy: Policy): readonly Problem[] {
  const found = playOf(offer);
  return found ? checkBonusPlay(found.at, found.play, policy) : [];
}

function gameProblems({ offer }: PromotionBody): readonly Problem[] {
  const own = 'games' in offer ? (offer.games ?? []) : [];
  const paid = playOf(offer)?.play.games ?? [];
  return [...new Set([...own, ...paid])]
    .filter((game) => !isGameType(game))
    .map((game) => ({ field: 'offer.games', reason: `${game} is no kind of game` }));
}
