import { ENTRY_GROUPS, type EntryGroup, type EntryType } from '@baize/contract/records';
import type { Reasons } from '../ledger/index.ts';

/**
 * What the ledger calls a movement → what a member calls it, as a pattern that PostgreSQL reads as
 * we do. What fits none is told as something else, and not left out.
 */
const GROUPS = {
  deposit: '^deposit_(?!fee)',
  withdrawal: '^(withdrawal_(?!fee)|claim_)',
  play: '^play_(bet|bet-and-settle|settle|tip|wallet-out|wallet-in)$',
  correction:
    '^play_(rollback|unsettle|void-settled|cancel-tip|resettle|return-stake|adjust|end-round)$',
  bonus: '^(play_(promo|jackpot|free-spin)$|bonus_|promotion_|reward_)',
  rebate: '^rebate_',
  transfer: '^(upline_|vendor_wallet_)',
  fee: '_fee$',
  adjustment: '^(adjusted|given|demo_opened)$',
} as const satisfies Record<Exclude<EntryGroup, 'other'>, string>;

/** Where a closer word than the group's is known. */
const TYPES: Readonly<Record<string, EntryType>> = {
  play_bet: 'bet',
  'play_bet-and-settle': 'round',
  play_settle: 'win',
  play_tip: 'tip',
  'play_wallet-out': 'table_out',
  'play_wallet-in': 'table_in',
  play_rollback: 'taken_back',
  'play_cancel-tip': 'taken_back',
  'play_void-settled': 'taken_back',
  'play_return-stake': 'taken_back',
  play_promo: 'promo',
  play_jackpot: 'jackpot',
  'play_free-spin': 'free_spin',
  withdrawal_held: 'withdrawal_held',
  withdrawal_paid: 'withdrawal_paid',
  withdrawal_returned: 'withdrawal_returned',
  claim_returned: 'withdrawal_returned',
  upline_sent: 'upline_sent',
  vendor_wallet_held: 'vendor_in',
  vendor_wallet_in: 'vendor_in',
  vendor_wallet_out: 'vendor_out',
  vendor_wallet_returned: 'vendor_out',
};

const isNamed = (group: EntryGroup): group is keyof typeof GROUPS => group !== 'other';

export const groupOf = (reason: string): EntryGroup =>
  ENTRY_GROUPS.filter(isNamed).find((group) => new RegExp(GROUPS[group]).test(reason)) ?? 'other';

export const typeOf = (reason: string): EntryType => TYPES[reason] ?? groupOf(reason);

/** How the ledger is asked for a group. All but bets and their results are seldom. */
export function reasonsOf(group: EntryGroup | undefined): Reasons {
  if (group === undefined) return {};
  if (!isNamed(group)) return { unlike: Object.values(GROUPS).join('|'), areSeldom: true };
  return group === 'play' ? { like: GROUPS.play } : { like: GROUPS[group], areSeldom: true };
}
