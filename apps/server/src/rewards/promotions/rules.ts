import type { PromotionBody } from '@baize/contract/content';
import type { NotForYou, PromotionStatus } from '@baize/contract/promotion';
import { isCarried, type PromotionOffer } from '@baize/contract/promotion-rules';
import { addDays, firstDayOf, startOfDay, type TimeSpan } from '@baize/std/calendar';
import { type Day, type DaySpan, dayOf } from '@baize/std/day';
import { type Minor, minor } from '@baize/std/money';
import { DAY_MS, type Instant, isBefore, later } from '@baize/std/time';

export const sumOf = (text: string): Minor => minor(BigInt(text));

/** What was published without dates before they were asked for is over. */
const LONG_AGO: Day = '2000-01-01';

/** From the first moment of its first day to the end of its last, by the brand's clock. */
export const spanOf = (
  { from = LONG_AGO, until = LONG_AGO }: Pick<PromotionBody, 'from' | 'until'>,
  zone: string,
): TimeSpan => ({ from: startOfDay(from, zone), to: startOfDay(addDays(until, 1), zone) });

/** Where somebody stands who has not joined. */
export function statusBefore(
  promotion: Pick<PromotionBody, 'from' | 'until' | 'isStopped'>,
  zone: string,
  now: Instant,
): PromotionStatus {
  const { from, to } = spanOf(promotion, zone);
  if (promotion.isStopped || !isBefore(now, to)) return 'close';
  return isBefore(now, from) ? 'comingSoon' : 'join';
}

const frequencyOf = (offer: PromotionOffer) => {
  if (isCarried(offer)) return 'once';
  return offer.kind === 'cashback' ? 'weekly' : offer.frequency;
};

/** What a participation counts for: nothing more than that day, week or year. */
export function periodOf({ offer }: Pick<PromotionBody, 'offer'>, today: Day): string {
  switch (frequencyOf(offer)) {
    case 'daily':
      return today;
    case 'weekly':
      return firstDayOf(today, 'week');
    case 'yearly':
      return today.slice(0, 4);
    case 'once':
      return '';
  }
}

/** The days that count, of the period that holds a day. */
export function daysOf(promotion: PromotionBody, today: Day): DaySpan {
  const { from = LONG_AGO, until = LONG_AGO, offer } = promotion;
  const whole = { from, to: until };
  const frequency = frequencyOf(offer);
  if (frequency === 'daily') return { from: today, to: today };
  if (frequency !== 'weekly') return whole;
  const monday = firstDayOf(today, 'week');
  const sunday = addDays(monday, 6);
  return { from: monday < from ? from : monday, to: sunday < until ? sunday : until };
}

/** How much longer than its day an order with a daily bonus may take to be paid. */
const DEPOSIT_GRACE_MS = DAY_MS;

/** Until when the terms can be met by who joins now. */
export function endOf(promotion: PromotionBody, zone: string, now: Instant): Instant {
  const { to } = daysOf(promotion, dayOf(now, zone));
  const end = startOfDay(addDays(to, 1), zone);
  return promotion.offer.kind === 'deposit' ? later(end, DEPOSIT_GRACE_MS) : end;
}

/** The most that one participation takes of the budget. */
export function mostOf(offer: PromotionOffer): Minor | null {
  if (isCarried(offer)) return null;
  return sumOf('amount' in offer ? offer.amount : offer.most);
}

/** What is kept of the budget from joining on: what a rule pays is sure to be there. */
export const reservedOf = (offer: PromotionOffer): Minor | null =>
  offer.kind === 'bets' || offer.kind === 'welcome' || offer.kind === 'cashback'
    ? mostOf(offer)
    : null;

/** What promises are made of: two wordings with the same promises have the same terms. */
export const promisesOf = ({
  id,
  from,
  until,
  decides,
  newWithinDays,
  offer,
}: PromotionBody): object => ({ id, from, until, decides, newWithinDays, offer });

export type MemberFacts = {
  readonly canPlay: boolean;
  readonly isTrial: boolean;
  readonly joinedAt: Instant;
  readonly hasBonus: boolean;
};

export type Asking = {
  readonly member: MemberFacts | null;
  readonly now: Instant;
  /** What of the budget is given away or promised. */
  readonly reserved: Minor;
};

/** Why somebody cannot join what is open. */
export function notForYou(
  { offer, newWithinDays, budget }: PromotionBody,
  { member, now, reserved }: Asking,
): NotForYou | null {
  if (isCarried(offer)) return null;
  if (!member) return 'guest';
  if (member.isTrial) return 'trial';
  if (!member.canPlay) return 'account_closed';
  if (newWithinDays !== undefined && isBefore(later(member.joinedAt, newWithinDays * DAY_MS), now))
    return 'not_new';
  if (offer.kind === 'deposit' && member.hasBonus) return 'bonus_active';
  const needed = reservedOf(offer) ?? minor(1n);
  return budget !== undefined && reserved + needed > BigInt(budget) ? 'used_up' : null;
}

type Cashback = Extract<PromotionOffer, { kind: 'cashback' }>;

/** The share of a week's loss of cash; nothing below the least loss, a part of a unit is not given. */
export function cashbackOf({ ppm, most, least }: Cashback, loss: bigint): Minor {
  if (loss < BigInt(least)) return minor(0n);
  const share = (loss * BigInt(ppm)) / 1_000_000n;
  return minor(share < BigInt(most) ? share : BigInt(most));
}
