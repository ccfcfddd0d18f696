import { ENTRY_GROUPS, type EntryGroup, type EntryType } from '@baize/contract/records';
import type { Entry, Reasons } from '../books/ledger/index.ts';

/**
 * What the ledger calls a movement → what a member calls it, as a pattern that PostgreSQL reads as
 * we do. What fits none is told as something else, and not left out.
 */
const GROUPS = {
  deposit: '^deposit_(?!fee)',
  withdrawal: '^(withdrawal_(?!fee)|claim_)',
  play: '^play_(bet|bet-and-settle|settle|tip|wallet-out|wallet-in)$',
  correction:
    '^play_(rollback|unsettle|void-settled|cancel-tip|resettle|return-stake|adjust|adjust-balance|end-round)$',
  bonus: '^(play_(promo|jackpot|free-spin)$|bonus_|promotion_|reward_|points_)',
  rebate: '^rebate_',
  agent: '^(salary_|dividend_)',
  transfer: '^(upline_|downline_|vendor_wallet_)',
  envelope: '^envelope_',
  fee: '_fee$',
  adjustment: '^(adjusted|given|demo_opened)$',
} as const satisfies Record<Exclude<EntryGroup, 'other'>, string>;

/** Closer words than the group's for what games do, by the command that a vendor gave. */
const PLAYED: Readonly<Record<string, EntryType>> = {
  bet: 'bet',
  'bet-and-settle': 'round',
  settle: 'win',
  tip: 'tip',
  'wallet-out': 'table_out',
  'wallet-in': 'table_in',
  rollback: 'taken_back',
  'cancel-tip': 'taken_back',
  'void-settled': 'taken_back',
  'return-stake': 'taken_back',
  promo: 'promo',
  jackpot: 'jackpot',
  'free-spin': 'free_spin',
};

/** And for the rest. */
const TYPES: Readonly<Record<string, EntryType>> = {
  withdrawal_held: 'withdrawal_held',
  withdrawal_paid: 'withdrawal_paid',
  withdrawal_returned: 'withdrawal_returned',
  claim_returned: 'withdrawal_returned',
  envelope_sent: 'envelope_sent',
  envelope_opened: 'envelope_opened',
  envelope_returned: 'envelope_returned',
  upline_sent: 'upline_sent',
  downline_sent: 'downline_sent',
  salary_daily: 'salary_given',
  salary_hourly: 'salary_given',
  salary_realtime: 'salary_given',
  dividend_paid: 'dividend_given',
  vendor_wallet_held: 'vendor_in',
  vendor_wallet_in: 'vendor_in',
  vendor_wallet_out: 'vendor_out',
  vendor_wallet_returned: 'vendor_out',
  points_converted: 'points_converted',
  points_reward_paid: 'points_reward_paid',
  points_reward_returned: 'points_reward_returned',
};

const isNamed = (group: EntryGroup): group is keyof typeof GROUPS => group !== 'other';

export const groupOf = (reason: string): EntryGroup =>
  ENTRY_GROUPS.filter(isNamed).find((group) => new RegExp(GROUPS[group]).test(reason)) ?? 'other';

/** And for whoever is at the other end of what was sent. */
const RECEIVED: Readonly<Record<string, EntryType>> = {
  upline_sent: 'upline_received',
  downline_sent: 'downline_received',
  salary_daily: 'salary',
  salary_hourly: 'salary',
  salary_realtime: 'salary',
  dividend_paid: 'dividend',
};

export function typeOf({ reason, amount }: Pick<Entry, 'reason' | 'amount'>): EntryType {
  const [, command] = /^play_(.+)$/.exec(reason) ?? [];
  const type = command === undefined ? TYPES[reason] : PLAYED[command];
  const received = amount > 0n ? RECEIVED[reason] : undefined;
  return received ?? type ?? groupOf(reason);
}

/** How the ledger is asked for a group. All but bets and their results are seldom. */
export function reasonsOf(group: EntryGroup | undefined): Reasons {
  if (group === undefined) return {};
  if (!isNamed(group)) return { unlike: Object.values(GROUPS).join('|'), areSeldom: true };
  return group === 'play' ? { like: GROUPS.play } : { like: GROUPS[group], areSeldom: true };
}
