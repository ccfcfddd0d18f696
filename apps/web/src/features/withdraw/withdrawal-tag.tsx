import type { WithdrawalOrder } from '@baize/contract/withdrawal';
import { useT } from '@baize/i18n/react.tsx';
import { Tag, type Tone } from '@baize/ui/tag.tsx';

const TAGS = {
  review: ['info', 'cashier.wtag_review'],
  approved: ['info', 'cashier.wtag_approved'],
  paying: ['info', 'cashier.wtag_paying'],
  paid: ['warn', 'cashier.wtag_paid'],
  received: ['win', 'cashier.wtag_received'],
  partly: ['warn', 'cashier.wtag_partly'],
  notReceived: ['loss', 'cashier.wtag_not_received'],
  closed: ['plain', 'cashier.wtag_closed'],
  refused: ['loss', 'cashier.wtag_refused'],
  cancelled: ['plain', 'cashier.wtag_cancelled'],
} as const satisfies Record<WithdrawalOrder['status'], readonly [Tone, string]>;

/** Where a withdrawal is, in a word; one that was forced says so. */
export function WithdrawalTag({ order }: { order: Pick<WithdrawalOrder, 'status' | 'outcome'> }) {
  const t = useT();
  if (order.outcome === 'forcedReceived') {
    return <Tag tone="warn">{t('cashier.wtag_forced')}</Tag>;
  }
  const [tone, words] = TAGS[order.status];
  return <Tag tone={tone}>{t(words)}</Tag>;
}
