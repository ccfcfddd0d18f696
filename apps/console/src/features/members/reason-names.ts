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
};

/** What money moved for, in words; the words of games stand as they are in the books. */
export function reasonName(reason: string, t: Translate): string {
  const name = NAMES[reason];
  return name ? t(name) : reason.replaceAll('_', ' ');
}
