import { isGameType } from '@baize/contract/game';
import type { MemberPromotion, PromotionOfferView } from '@baize/contract/promotion';
import { isPaidInPieces } from '@baize/contract/promotion-rules';
import type { Formats } from '@baize/i18n/formats';
import type { Translate } from '@baize/i18n/translate';
import { nameGameTypes } from '../../shared/names/game-type-names.ts';
import { REASONS } from './promotion-names.ts';

export type Words = { readonly t: Translate; readonly formats: Formats };

/** The terms in a few words each, for the card: how much, what for, how often bet, how long. */
export function factsOf(offer: PromotionOfferView, { t, formats }: Words): readonly string[] {
  const facts = [givenOf(offer, { t, formats })];
  if (offer.kind === 'deposit' && offer.least !== null)
    facts.push(t('promotions.fact_least', { least: formats.money(offer.least) }));
  if (offer.kind === 'cashback' && offer.least !== null)
    facts.push(t('promotions.fact_loss', { least: formats.money(offer.least) }));
  if (offer.betGames)
    facts.push(
      t('promotions.fact_games', { games: nameGameTypes(t, offer.betGames.filter(isGameType)) }),
    );
  if (offer.times !== null) facts.push(t('promotions.fact_times', { count: offer.times }));
  if (offer.pays === 'cash') facts.push(t('promotions.fact_no_times'));
  if (offer.days !== null) facts.push(t('promotions.fact_days', { count: offer.days }));
  if (offer.freePlay) facts.push(...freePlayFacts(offer.freePlay, t));
  return facts.filter((fact) => fact !== '');
}

function givenOf(offer: PromotionOfferView, { t, formats }: Words): string {
  const { ppm, most, amount, bets, freePlay } = offer;
  if (ppm !== null && most !== null) {
    const percent = formats.number(ppm / 10_000);
    return t('promotions.fact_share', { percent, most: formats.money(most) });
  }
  if (amount !== null && bets !== null && freePlay) {
    const sums = { bets: formats.money(bets), stake: formats.money(freePlay.stake ?? amount) };
    return freePlay.stake === null
      ? t('promotions.fact_free_bet', { amount: sums.stake, bets: sums.bets })
      : t('promotions.fact_free_rounds', { count: Number(amount), ...sums });
  }
  if (amount !== null && bets !== null && offer.pays === 'tickets')
    return t('promotions.fact_tickets', { count: Number(amount), bets: formats.money(bets) });
  if (amount !== null && bets !== null) {
    const sums = { amount: formats.money(amount), bets: formats.money(bets) };
    return t('promotions.fact_amount', sums);
  }
  if (amount !== null && offer.kind === 'welcome') {
    const given = isPaidInPieces(offer.pays) ? formats.number(amount) : formats.money(amount);
    return t(offer.needsCode ? 'promotions.fact_code' : 'promotions.fact_welcome', { given });
  }
  return most === null ? '' : t('promotions.fact_most', { most: formats.money(most) });
}

type FreePlayFacts = NonNullable<PromotionOfferView['freePlay']>;

/** How free rounds or a free bet are played, and what becomes of their wins. */
function freePlayFacts({ stake, playDays, turnoverTimes }: FreePlayFacts, t: Translate) {
  return [
    ...(stake === null ? [t('promotions.fact_free_bet_rule')] : []),
    turnoverTimes === null
      ? t('promotions.fact_wins_cash')
      : t('promotions.fact_wins_bonus', { count: turnoverTimes }),
    t('promotions.fact_play_days', { count: playDays }),
  ];
}

/** Why it is not for whoever looks; null where it is. */
export function reasonNot(
  { notForYou, newWithinDays }: Pick<MemberPromotion, 'notForYou' | 'newWithinDays'>,
  t: Translate,
): string | null {
  if (notForYou === null) return null;
  if (notForYou === 'not_new') return t('promotions.not_new', { days: newWithinDays ?? 0 });
  return t(REASONS[notForYou]);
}
