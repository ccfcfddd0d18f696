import type { PlainKey, Translate } from '@baize/i18n/translate';

const NAMES: Readonly<Record<string, PlainKey>> = {
  deposit_credited: 'console.moved_deposit',
  deposit_settled: 'console.moved_deposit',
  deposit_fee: 'console.moved_deposit_fee',
  withdrawal_held: 'console.moved_held',
  withdrawal_paid: 'console.moved_paid',
  withdrawal_fee: 'console.moved_withdrawal_fee',
  withdrawal_returned: 'console.moved_returned',
  claim_returned: 'console.moved_claim',
  upline_sent: 'console.moved_upline',
  downline_sent: 'console.moved_downline',
  adjusted: 'console.moved_adjusted',
  given: 'console.moved_opening',
  demo_opened: 'console.moved_opening',
  trial_issued: 'console.moved_opening',
  play_bet: 'console.moved_bet',
  'play_bet-and-settle': 'console.moved_round',
  play_settle: 'console.moved_win',
  play_rollback: 'console.moved_stake_back',
  'play_return-stake': 'console.moved_stake_back',
  'play_void-settled': 'console.moved_stake_back',
  play_adjust: 'console.moved_bet_corrected',
  'play_adjust-balance': 'console.moved_bet_corrected',
  play_resettle: 'console.moved_bet_corrected',
  play_unsettle: 'console.moved_bet_corrected',
  play_jackpot: 'console.moved_jackpot',
  play_promo: 'console.moved_promo',
  'play_free-spin': 'console.moved_free_spin',
  bonus_granted: 'console.moved_bonus',
  salary_daily: 'console.moved_salary',
  salary_hourly: 'console.moved_salary',
  salary_realtime: 'console.moved_salary',
  dividend_paid: 'console.moved_dividend',
};

/** What money moved for, in words; what this page has never heard of stands as it is in the books. */
export function reasonName(reason: string, t: Translate): string {
  const name = NAMES[reason];
  return name ? t(name) : reason.replaceAll('_', ' ');
}
