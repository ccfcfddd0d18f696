import type { BonusPlay } from '@baize/contract/bonus-promotions';
import type { FreePlayTerms } from '@baize/contract/free-play-rules';
import type { RewardBonusTerms, RewardTerms } from '@baize/contract/reward';
import { type Minor, minor } from '@baize/std/money';
import type { RewardRow } from './reward.ts';

/** What payers take from the terms of a reward, each of its own kind. */
type PayTerms = {
  readonly bonus?: BonusPlay;
  readonly freePlay?: FreePlayTerms;
  readonly raffleClosesAt?: string;
};

/** What its payer will do with a reward, as a member reads it before claiming it. */
export function viewTerms(terms: RewardRow['terms']): RewardTerms {
  const { bonus, freePlay, raffleClosesAt } = terms as PayTerms;
  return {
    bonus: bonus ? viewBonus(bonus) : null,
    freePlay: freePlay
      ? {
          stake: sumOf(freePlay.stake),
          playDays: freePlay.playDays,
          wins: freePlay.wins.kind === 'bonus' ? viewBonus(freePlay.wins) : null,
        }
      : null,
    ticketsUntil: raffleClosesAt ?? null,
  };
}

const viewBonus = ({ times, days, betMax, conversionMax }: BonusPlay): RewardBonusTerms => ({
  times,
  days,
  betMax: sumOf(betMax),
  conversionMax: sumOf(conversionMax),
});

const sumOf = (text: string | undefined): Minor | null =>
  text === undefined ? null : minor(BigInt(text));
