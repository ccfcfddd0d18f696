import type { RiskRuleCode } from '@baize/contract/risk-rules';
import type { PlainKey } from '@baize/i18n/translate';

/** What a rule is called, and what it looks for. */
export const RULE_WORDS = {
  velocity: ['ops.rule_velocity', 'ops.about_velocity'],
  structuring: ['ops.rule_structuring', 'ops.about_structuring'],
  no_play: ['ops.rule_no_play', 'ops.about_no_play'],
  shared_bank: ['ops.rule_shared_bank', 'ops.about_shared_bank'],
  bonus_hunting: ['ops.rule_bonus_hunting', 'ops.about_bonus_hunting'],
  many_accounts: ['ops.rule_many_accounts', 'ops.about_many_accounts'],
  wins_out_of_range: ['ops.rule_wins_out_of_range', 'ops.about_wins_out_of_range'],
  chasing_losses: ['ops.rule_chasing_losses', 'ops.about_chasing_losses'],
  night_play: ['ops.rule_night_play', 'ops.about_night_play'],
  cancelled_withdrawals: ['ops.rule_cancelled_withdrawals', 'ops.about_cancelled_withdrawals'],
  rising_stakes: ['ops.rule_rising_stakes', 'ops.about_rising_stakes'],
} as const satisfies Record<RiskRuleCode, readonly [PlainKey, PlainKey]>;

export const LIMIT_NAMES: Readonly<Record<string, PlainKey>> = {
  payments: 'ops.limit_payments',
  hours: 'ops.limit_hours',
  days: 'ops.limit_days',
  line: 'ops.limit_line',
  nearPercent: 'ops.limit_nearPercent',
  deposited: 'ops.limit_deposited',
  withdrawnPercent: 'ops.limit_withdrawnPercent',
  stakedPercent: 'ops.limit_stakedPercent',
  accounts: 'ops.limit_accounts',
  bonuses: 'ops.limit_bonuses',
  ownPercent: 'ops.limit_ownPercent',
  bets: 'ops.limit_bets',
  sheetPercent: 'ops.limit_sheetPercent',
  deposits: 'ops.limit_deposits',
  lostPercent: 'ops.limit_lostPercent',
  nights: 'ops.limit_nights',
  fromHour: 'ops.limit_fromHour',
  toHour: 'ops.limit_toHour',
  cancelled: 'ops.limit_cancelled',
  risePercent: 'ops.limit_risePercent',
  daysBefore: 'ops.limit_daysBefore',
};

/** Figures in the order they are read, and how each is shown. */
export const FIGURES = [
  ['payments', 'ops.figure_payments', 'count'],
  ['deposits', 'ops.figure_deposits', 'count'],
  ['cancelled', 'ops.figure_cancelled', 'count'],
  ['bonuses', 'ops.figure_bonuses', 'count'],
  ['nights', 'ops.figure_nights', 'count'],
  ['accounts', 'ops.figure_accounts', 'count'],
  ['amount', 'ops.figure_amount', 'amount'],
  ['smallest', 'ops.figure_smallest', 'amount'],
  ['largest', 'ops.figure_largest', 'amount'],
  ['deposited', 'ops.figure_deposited', 'amount'],
  ['withdrawn', 'ops.figure_withdrawn', 'amount'],
  ['bets', 'ops.figure_bets', 'count'],
  ['average', 'ops.figure_average', 'amount'],
  ['betsBefore', 'ops.figure_betsBefore', 'count'],
  ['averageBefore', 'ops.figure_averageBefore', 'amount'],
  ['risePercent', 'ops.figure_risePercent', 'percent'],
  ['staked', 'ops.figure_staked', 'amount'],
  ['own', 'ops.figure_own', 'amount'],
  ['paid', 'ops.figure_paid', 'amount'],
  ['lost', 'ops.figure_lost', 'amount'],
  ['returnPercent', 'ops.figure_returnPercent', 'percent'],
  ['sheetPercent', 'ops.figure_sheetPercent', 'percent'],
  ['from', 'ops.figure_from', 'moment'],
  ['to', 'ops.figure_to', 'moment'],
] as const satisfies readonly (readonly [string, PlainKey, string])[];
