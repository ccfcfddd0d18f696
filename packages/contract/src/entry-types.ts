/** What movements can be asked for by. `other` holds whatever has no name here yet. */
export const ENTRY_GROUPS = [
  'deposit',
  'withdrawal',
  'play',
  'correction',
  'bonus',
  'rebate',
  'agent', // Salaries and dividends, of both sides.
  'transfer',
  'envelope',
  'fee',
  'adjustment',
  'other',
] as const;

export type EntryGroup = (typeof ENTRY_GROUPS)[number];

/** What a movement was: the name of its group, or a closer one. */
export const ENTRY_TYPES = [
  ...ENTRY_GROUPS,
  'bet',
  'round',
  'win',
  'tip',
  'table_out',
  'table_in',
  'taken_back',
  'promo',
  'jackpot',
  'free_spin',
  'withdrawal_held',
  'withdrawal_paid',
  'withdrawal_returned',
  'envelope_sent',
  'envelope_opened',
  'envelope_returned',
  'upline_sent',
  'upline_received',
  'downline_sent',
  'downline_received',
  'salary',
  'salary_given',
  'dividend',
  'dividend_given',
  'vendor_in',
  'vendor_out',
  'points_converted',
  'points_reward_paid',
  'points_reward_returned',
] as const;

export type EntryType = (typeof ENTRY_TYPES)[number];

export const POCKETS = ['cash', 'bonus', 'locked', 'held'] as const;

export type Pocket = (typeof POCKETS)[number];
