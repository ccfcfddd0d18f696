import { type DepositOrder, sayPaid } from '@baize/contract/deposit';
import { useFormats, useT } from '@baize/i18n/react.tsx';
import { instant } from '@baize/std/time';
import { Button, LinkButton } from '@baize/ui/button.tsx';
import { Card } from '@baize/ui/card.tsx';
import { CopyButton } from '@baize/ui/copy-button.tsx';
import { Icon } from '@baize/ui/icon.tsx';
import { check, clock, download, link, page } from '@baize/ui/icons';
import { MoneyText } from '@baize/ui/money-text.tsx';
import { Note } from '@baize/ui/note.tsx';
import { typeAmount } from '@baize/ui/parse-amount';
import { QrCode } from '@baize/ui/qr-code.tsx';
import { Loading, Skeleton } from '@baize/ui/skeleton.tsx';
import { useState } from 'react';
import { useBrand } from '../../shared/loading/start.tsx';
import { CallError } from '../../shared/server/call-error.tsx';
import { CancelOrder } from './cancel-order.tsx';
import { PayLines } from './pay-lines.tsx';
import { saveQrCode } from './save-qr-code.ts';
import { SlipForm } from './slip-form.tsx';
import { SlipInReview } from './slip-in-review.tsx';
import { TimeLeft } from './time-left.tsx';
import { useOrderCall } from './use-deposits.ts';

/** How to pay: a code to scan, an account, a page of the provider or an address; and until when. */
export function PayTicket({ order }: { order: DepositOrder }) {
  const t = useT();
  const [isSlipOpen, setSlipOpen] = useState(false);
  if (order.status === 'opening') return <Opening order={order} />;
  if (order.slips > 0) return <SlipInReview order={order} />;
  const needsSlip = order.isByHand;
  return (
    <Card className="pay-ticket" aria-label={t('cashier.step_pay')}>
      <div className="pay-code">
        <Code order={order} />
        <TimeLeft until={instant(new Date(order.expiresAt))} />
      </div>
      <div className="pay-words">
        <p className="muted">{t(PAY_WORDS[order.kind])}</p>
        <p className="pay-amount">
          <MoneyText amount={order.amount} />
        </p>
        <PayLines order={order} />
        {!needsSlip && <PaidActions order={order} />}
        {needsSlip || isSlipOpen ? (
          <SlipForm orderId={order.orderId} onDone={() => setSlipOpen(false)} />
        ) : (
          <p className="pay-more">
            <span className="muted">{t('cashier.paid_but_stuck')}</span>
            <Button look="ghost" size="small" icon={page} onClick={() => setSlipOpen(true)}>
              {t('cashier.slip_add')}
            </Button>
          </p>
        )}
        <p className="pay-more">
          <CancelOrder order={order} />
        </p>
      </div>
    </Card>
  );
}

const PAY_WORDS = {
  qr: 'cashier.pay_by_qr',
  bank: 'cashier.pay_by_bank',
  wallet: 'cashier.pay_by_wallet',
  crypto: 'cashier.pay_by_crypto',
} as const;

function Code({ order }: { order: DepositOrder }) {
  const t = useT();
  const formats = useFormats();
  const { instructions } = order;
  const text =
    instructions?.kind === 'qr'
      ? instructions.payload
      : instructions?.kind === 'crypto'
        ? instructions.address
        : null;
  if (text === null) return <Icon of={PAY_ICONS[order.kind]} className="pay-art" />;
  return (
    <>
      <QrCode
        className="pay-qr"
        value={text}
        label={t('cashier.qr_label', { amount: formats.money(order.amount) })}
      />
      <Button
        look="line"
        size="small"
        icon={download}
        onClick={() => void saveQrCode(`${order.reference}.png`, text)}
      >
        {t('cashier.qr_save')}
      </Button>
    </>
  );
}

const PAY_ICONS = { qr: clock, bank: page, wallet: link, crypto: clock } as const;

function PaidActions({ order }: { order: DepositOrder }) {
  const t = useT();
  const { currency } = useBrand();
  const saying = useOrderCall(sayPaid);
  const say = () => saying.mutate({ orderId: order.orderId });
  return (
    <>
      {order.payUrl && (
        <LinkButton
          look="act"
          isFull
          icon={link}
          href={order.payUrl}
          target="_blank"
          rel="noopener"
        >
          {t('cashier.pay_page')}
        </LinkButton>
      )}
      <div className="deposit-acts">
        <Button
          look={order.payUrl ? 'line' : 'act'}
          icon={check}
          isBusy={saying.isPending}
          disabled={order.status === 'checking'}
          onClick={say}
        >
          {t('cashier.i_have_paid')}
        </Button>
        <span className="pay-copy">
          {t('cashier.copy_amount')}
          <CopyButton value={typeAmount(order.amount, currency.scale)} />
        </span>
      </div>
      {order.status === 'checking' && <Note>{t('cashier.checking_note')}</Note>}
      <CallError error={saying.error} onRetry={say} />
    </>
  );
}

/** The provider has not said yet how to pay: nothing can be paid, and nothing was taken. */
function Opening({ order }: { order: DepositOrder }) {
  const t = useT();
  return (
    <Card className="pay-ticket">
      <Loading className="pay-code">
        <Skeleton width="15rem" height="15rem" />
      </Loading>
      <div className="pay-words">
        <h2>{t('cashier.opening_title')}</h2>
        <p className="muted">{t('cashier.opening_text')}</p>
        <p className="pay-more">
          <CancelOrder order={order} />
        </p>
      </div>
    </Card>
  );
}
