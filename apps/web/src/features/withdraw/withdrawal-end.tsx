import type { WithdrawalOrder } from '@baize/contract/withdrawal';
import { useFormats, useT } from '@baize/i18n/react.tsx';
import { Note } from '@baize/ui/note.tsx';

const TITLES = {
  review: 'cashier.wait_review',
  approved: 'cashier.wait_paying',
  paying: 'cashier.wait_paying',
  paid: 'cashier.receipt_title',
  received: 'cashier.end_received',
  partly: 'cashier.wait_claim',
  notReceived: 'cashier.wait_claim',
  closed: 'cashier.end_closed',
  refused: 'cashier.end_refused',
  cancelled: 'cashier.end_cancelled',
} as const satisfies Record<WithdrawalOrder['status'], string>;

const OUTCOMES = {
  confirmed: 'cashier.outcome_confirmed',
  automatic: 'cashier.outcome_automatic',
  forcedReceived: 'cashier.outcome_forced',
  returned: 'cashier.outcome_returned',
} as const;

const REASONS = {
  name: 'cashier.why_name',
  turnover: 'cashier.why_turnover',
  amount: 'cashier.why_amount',
  newAccount: 'cashier.why_new_account',
  newBankAccount: 'cashier.why_new_bank',
  openClaim: 'cashier.why_open_claim',
  firstWithdrawal: 'cashier.why_first',
} as const;

/** What it waits for or how it ended: where the money is, why, and that nothing was lost. */
export function WithdrawalEnd({ order }: { order: WithdrawalOrder }) {
  const t = useT();
  const formats = useFormats();
  return (
    <>
      <h2>{t(TITLES[order.status])}</h2>
      {order.status === 'review' && (
        <>
          <p className="muted">{t('cashier.wait_review_text')}</p>
          {order.waitsFor.length > 0 && (
            <ul className="withdraw-reasons">
              {order.waitsFor.map((why) => (
                <li key={why}>{t(REASONS[why])}</li>
              ))}
            </ul>
          )}
        </>
      )}
      {(order.status === 'approved' || order.status === 'paying') && (
        <p className="muted">{t('cashier.wait_paying_text')}</p>
      )}
      {(order.status === 'partly' || order.status === 'notReceived') && (
        <p className="muted">{t('cashier.wait_claim_text')}</p>
      )}
      {order.outcome && <p className="muted">{t(OUTCOMES[order.outcome])}</p>}
      {order.returned > 0n && (
        <p className="muted">
          {t('cashier.returned_text', { amount: formats.money(order.returned) })}
        </p>
      )}
      {order.reason && (
        <Note tone={order.status === 'review' ? 'info' : 'warn'}>{order.reason}</Note>
      )}
      {order.bankReference && (
        <p className="faint small">
          {t('cashier.bank_reference')} <bdi>{order.bankReference}</bdi>
        </p>
      )}
    </>
  );
}
