import type { MessageNews } from './message.ts';

/** What a member can ask for apart from the rest of the message center. */
export const MESSAGE_CATEGORIES = ['money', 'rewards', 'account', 'house'] as const;
export type MessageCategory = (typeof MESSAGE_CATEGORIES)[number];

/** Every kind of news stands in one category. */
export const CATEGORY_OF: Readonly<Record<MessageNews['kind'], MessageCategory>> = {
  deposit_credited: 'money',
  withdrawal_requested: 'money',
  withdrawal_paid: 'money',
  withdrawal_refused: 'money',
  claim_decided: 'money',
  money_received: 'money',
  reward_ending: 'rewards',
  reward_over: 'rewards',
  reward_held: 'rewards',
  reward_checked: 'rewards',
  free_play_ending: 'rewards',
  free_play_over: 'rewards',
  free_play_won: 'rewards',
  application_decided: 'rewards',
  redemption_approved: 'rewards',
  redemption_rejected: 'rewards',
  bonus_expiring: 'rewards',
  bonus_completed: 'rewards',
  bonus_expired: 'rewards',
  rank_raised: 'rewards',
  rank_at_risk: 'rewards',
  rank_lowered: 'rewards',
  bank_name_used: 'account',
  login_new: 'account',
  login_refused: 'account',
  identity_approved: 'account',
  identity_refused: 'account',
  identity_ran_out: 'account',
  deletion_asked: 'account',
  deletion_refused: 'account',
  care_note: 'account',
  house_limit: 'account',
  limits_review: 'account',
  feedback_answered: 'house',
  draw_postponed: 'house',
  brand_message: 'house',
};

/** The kinds of news of a category. */
export const kindsOf = (category: MessageCategory): readonly string[] =>
  Object.entries(CATEGORY_OF).flatMap(([kind, of]) => (of === category ? [kind] : []));
