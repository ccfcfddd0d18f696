import type { RefusalReason, RewardProgramme } from '@baize/contract/reward';
import type { PlainKey } from '@baize/i18n/translate';

export const PROGRAMME_NAMES = {
  operator: 'rewards.by_operator',
  rank: 'rewards.by_rank',
  rebate: 'rewards.by_rebate',
  mission: 'rewards.by_mission',
  leaderboard: 'rewards.by_leaderboard',
  referral: 'rewards.by_referral',
  raffle: 'rewards.by_raffle',
  promotion: 'rewards.by_promotion',
  cashback: 'rewards.by_cashback',
  mall: 'rewards.by_mall',
  free_play: 'rewards.by_free_play',
} as const satisfies Record<RewardProgramme, PlainKey>;

export const HOLD_TEXTS = {
  shared_bank_account: 'rewards.held_shared_bank_account',
  shared_document: 'rewards.held_shared_document',
  shared_device: 'rewards.held_shared_device',
  large_amount: 'rewards.held_large_amount',
  undone: 'rewards.held_undone',
} as const satisfies Record<RefusalReason, PlainKey>;
