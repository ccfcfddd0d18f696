import type { EntryType, Pocket } from '@baize/contract/records';
import type { PlainKey } from '@baize/i18n/translate';

export const TYPE_NAMES = {
  deposit: 'records.type_deposit',
  withdrawal: 'records.type_withdrawal',
  play: 'records.type_play',
  correction: 'records.type_correction',
  bonus: 'records.type_bonus',
  rebate: 'records.type_rebate',
  transfer: 'records.type_transfer',
  fee: 'records.type_fee',
  adjustment: 'records.type_adjustment',
  other: 'records.type_other',
  bet: 'records.type_bet',
  round: 'records.type_round',
  win: 'records.type_win',
  tip: 'records.type_tip',
  table_out: 'records.type_table_out',
  table_in: 'records.type_table_in',
  taken_back: 'records.type_taken_back',
  promo: 'records.type_promo',
  jackpot: 'records.type_jackpot',
  free_spin: 'records.type_free_spin',
  withdrawal_held: 'records.type_withdrawal_held',
  withdrawal_paid: 'records.type_withdrawal_paid',
  withdrawal_returned: 'records.type_withdrawal_returned',
  upline_sent: 'records.type_upline_sent',
  upline_received: 'records.type_upline_received',
  downline_sent: 'records.type_downline_sent',
  downline_received: 'records.type_downline_received',
  vendor_in: 'records.type_vendor_in',
  vendor_out: 'records.type_vendor_out',
} as const satisfies Record<EntryType, PlainKey>;

export const POCKET_NAMES = {
  cash: 'records.cash',
  bonus: 'records.bonus',
  locked: 'records.locked',
  held: 'records.held',
} as const satisfies Record<Pocket, PlainKey>;
