import type { Brand } from '@baize/contract/brand';
import {
  payBonus,
  payCash,
  type RewardFollowers,
  type RewardPayers,
} from './rewards/claims/index.ts';
import { payFreeBet, payFreeRounds } from './rewards/free-play/index.ts';
import { payPoints } from './rewards/points/index.ts';
import { followPromotionClaim } from './rewards/promotions/index.ts';
import { payTickets } from './rewards/raffles/index.ts';
import { checkReferralClaim } from './rewards/referrals/index.ts';

/** Who pays what a reward promises, by its kind. */
export const REWARD_PAYERS: RewardPayers = {
  cash: payCash,
  bonus: payBonus,
  points: payPoints,
  tickets: payTickets,
  free_rounds: payFreeRounds,
  free_bet: payFreeBet,
};

/** Which programme follows when one of its rewards is claimed. */
export const rewardFollowersOf = (brand: Brand): RewardFollowers => ({
  promotion: followPromotionClaim,
  referral: checkReferralClaim({ brand }),
});
