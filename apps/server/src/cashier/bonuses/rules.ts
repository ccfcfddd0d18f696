import type { BonusOutcome, BonusState } from '@baize/contract/bonus';
import type { BonusPromotion } from '@baize/contract/bonus-promotions';
import { add, type Minor, minor, multiply, ppm, subtract, ZERO } from '@baize/std/money';
import { type Instant, isBefore } from '@baize/std/time';

type Share = Pick<BonusPromotion, 'ppm' | 'most'>;

/** What a deposit brings: its share, at most so much; a part of the smallest unit is not given. */
export function bonusOf({ ppm: share, most }: Share, arrived: Minor): Minor {
  return least(multiply(arrived, ppm(BigInt(share)), 'down'), sumOf(most));
}

export const turnoverOf = ({ times }: Pick<BonusPromotion, 'times'>, bonus: Minor): Minor =>
  minor(bonus * BigInt(times));

export const sumOf = (text: string): Minor => minor(BigInt(text));

export const least = (a: Minor, b: Minor): Minor => (a < b ? a : b);

const most = (a: Minor, b: Minor): Minor => (a < b ? b : a);

/** What a bonus counts for: once a member, or once a day by the day it was chosen on. */
export const periodOf = (
  { frequency }: Pick<BonusPromotion, 'frequency'>,
  today: string,
): string => (frequency === 'once' ? '' : today);

/** Whether it can be chosen: its last day is one of them. */
export const isOpenOn = ({ until }: Pick<BonusPromotion, 'until'>, today: string): boolean =>
  until === null || today <= until;

export type Arriving = {
  /** All that has arrived for the deposit, this payment included. */
  readonly arrived: Minor;
  /** Whether it came while the choice still held. */
  readonly isInTime: boolean;
  readonly isUsed: boolean;
  readonly hasActive: boolean;
};

/** What comes of a choice when money arrives. Too little may be enough when more of it comes. */
export function outcomeOf(
  promotion: Share & Pick<BonusPromotion, 'least'>,
  { arrived, isInTime, isUsed, hasActive }: Arriving,
): BonusOutcome {
  if (!isInTime) return 'late';
  if (arrived < sumOf(promotion.least) || bonusOf(promotion, arrived) === ZERO) return 'tooLittle';
  if (isUsed) return 'used';
  return hasActive ? 'otherActive' : 'granted';
}

/** What decides about a bonus, with what its bets have changed about the bonus pocket so far. */
export type Weighed = {
  readonly state: BonusState;
  readonly amount: Minor;
  readonly kept: Minor;
  readonly returned: Minor;
  readonly turnover_required: Minor;
  readonly expires_at: Instant;
  readonly net: Minor;
};

/** What of a bonus must still lie in the pocket: given, less what was moved on, by its own bets. */
const remainderOf = ({ amount, net, kept, returned }: Weighed): Minor =>
  most(ZERO, subtract(add(amount, net), add(kept, returned)));

/**
 * What each bonus has in the pocket, told in their order: money that comes back late belongs to the
 * bonus it was staked from, not to the one that is active by then. Never more than is there.
 */
export function shareOut(grants: readonly Weighed[], pocket: Minor): readonly Minor[] {
  let rest = pocket;
  return grants.map((grant) => {
    const part = least(rest, remainderOf(grant));
    rest = subtract(rest, part);
    return part;
  });
}

export type Moment = {
  readonly done: Minor;
  readonly at: Instant;
  readonly isGivenUp: boolean;
  /** A bet that bonus money was staked on still runs. */
  readonly hasOpenBets: boolean;
};

/**
 * Where an active bonus stands. What was bet often enough is the member's, whatever else is asked. It
 * ends when the last bet of it is over: until then it is completing, or running out.
 */
export function stateOf(
  { turnover_required, expires_at }: Pick<Weighed, 'turnover_required' | 'expires_at'>,
  { done, at, isGivenUp, hasOpenBets }: Moment,
): BonusState {
  if (done >= turnover_required) return hasOpenBets ? 'active' : 'completed';
  if (!isBefore(at, expires_at) && !isGivenUp) return hasOpenBets ? 'active' : 'expired';
  return isGivenUp ? 'forfeited' : 'active';
}

type DepositOfBonus = Pick<Weighed, 'state' | 'turnover_required'> & {
  readonly deposit: Minor | null;
  readonly turnover_done: Minor;
};

/**
 * What of the deposit behind a bonus is still to be staked once. While there is some, a withdrawal
 * costs the bonus; a bonus that was bet often enough is the member's, and one without a deposit is
 * never at stake.
 */
export function depositToStake(grant: DepositOfBonus, staked: Minor): Minor {
  const isOpen = grant.state === 'active' && grant.turnover_done < grant.turnover_required;
  if (!isOpen || grant.deposit === null) return ZERO;
  return most(ZERO, subtract(grant.deposit, staked));
}

export type Conversion = { readonly toCash: Minor; readonly cut: Minor };

/** What of a completed bonus becomes cash, and what is above the most that may. */
export function convert(
  { conversion_max, kept }: { readonly conversion_max: Minor | null; readonly kept: Minor },
  part: Minor,
): Conversion {
  if (conversion_max === null) return { toCash: part, cut: ZERO };
  const toCash = least(part, most(ZERO, subtract(conversion_max, kept)));
  return { toCash, cut: subtract(part, toCash) };
}
