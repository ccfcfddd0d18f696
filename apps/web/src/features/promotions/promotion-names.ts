import type { NotForYou, PromotionStatus } from '@baize/contract/promotion';
import type { PromotionCategory, PromotionFrequency } from '@baize/contract/promotion-rules';
import type { PlainKey } from '@baize/i18n/translate';

export const STATUS_NAMES = {
  comingSoon: 'promotions.status_comingSoon',
  join: 'promotions.status_join',
  applying: 'promotions.status_applying',
  joined: 'promotions.status_joined',
  process: 'promotions.status_process',
  claim: 'promotions.status_claim',
  claimed: 'promotions.status_claimed',
  issued: 'promotions.status_issued',
  rejected: 'promotions.status_rejected',
  close: 'promotions.status_close',
} as const satisfies Record<PromotionStatus, PlainKey>;

export const CATEGORY_NAMES = {
  newcomer: 'promotions.newcomer',
  deposit: 'promotions.deposit',
  cashback: 'promotions.cashback',
  event: 'promotions.event',
  friends: 'promotions.friends',
} as const satisfies Record<PromotionCategory, PlainKey>;

export const FREQUENCY_NAMES = {
  once: 'promotions.often_once',
  daily: 'promotions.often_daily',
  weekly: 'promotions.often_weekly',
  yearly: 'promotions.often_yearly',
} as const satisfies Record<PromotionFrequency, PlainKey>;

/** Why it is not for somebody; for newcomers the days are said too. */
export const REASONS = {
  guest: 'promotions.not_guest',
  trial: 'promotions.not_trial',
  account_closed: 'promotions.not_account_closed',
  bonus_active: 'promotions.not_bonus_active',
  used_up: 'promotions.not_used_up',
  stopped: 'promotions.not_stopped',
} as const satisfies Record<Exclude<NotForYou, 'not_new'>, PlainKey>;
