/**
 * Claims: everything a member is given, by whatever programme, from the promise to the receipt.
 *
 * Always true here: a reward is offered once for what earned it, and paid once, whoever asks at the
 * same moment; it is paid before its end and never after; it is offered to, and paid to, only who may
 * play with real money; what ends is announced twice before. A programme offers by `offerRewards` in
 * the transaction that earned it; what is paid, each kind's payer knows (`RewardPayers`).
 */

export { payReward } from './claim-reward.ts';
export { decideHold } from './decide-hold.ts';
export { changeAmounts, listLapsed, lockOpenRewards, type OpenReward } from './grow-rewards.ts';
export { listHoldDecisions } from './hold-queries.ts';
export { claimsJobs } from './jobs.ts';
export { canBeRewarded, listRewardable } from './may-be-rewarded.ts';
export { offerReward, offerRewards, type RewardOffer } from './offer-reward.ts';
export { paidBy } from './paid-by.ts';
export { payBonus } from './pay-bonus.ts';
export { payCash } from './pay-cash.ts';
export {
  countClaimable,
  findBySource,
  listBySource,
  lockBySource,
  REWARD_PROGRAMMES,
  sumByProgramme,
} from './queries.ts';
export type {
  RewardFollower,
  RewardFollowers,
  RewardId,
  RewardPayer,
  RewardPayers,
  RewardRow,
} from './reward.ts';
export { claimsRoutes } from './routes.ts';
export { type Luck, openLuck, sealLuck } from './sealed-luck.ts';
export { nameIn, viewReward } from './view-reward.ts';
export { type DryRun, type DryRunDays, type Earned, weighEarned } from './weigh-earned.ts';
export { withdrawRewards } from './withdraw-rewards.ts';
