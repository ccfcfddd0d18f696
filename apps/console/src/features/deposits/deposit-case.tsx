import type { DepositCase } from '@baize/contract/deposit';
import { useFormats, useT } from '@baize/i18n/react.tsx';
import { instant } from '@baize/std/time';
import { Card } from '@baize/ui/card.tsx';
import { CopyButton } from '@baize/ui/copy-button.tsx';
import { Facts } from '@baize/ui/facts.tsx';
import { MoneyText } from '@baize/ui/money-text.tsx';
import { Note } from '@baize/ui/note.tsx';
import type { ReactNode } from 'react';
import { STATUS_NAMES } from '../../shared/deposit-status-names.ts';
import { MemberLink } from '../../shared/member-link.tsx';
import { Proofs } from '../../shared/proofs.tsx';

/** The order and its slip, to be held against the bank's own list. */
export function DepositCaseCard({ order, children }: { order: DepositCase; children?: ReactNode }) {
  const t = useT();
  const formats = useFormats();
  return (
    <Card className="queue-detail" aria-label={order.reference}>
      <header>
        <h2>
          <bdi>{order.reference}</bdi> <CopyButton value={order.reference} />
        </h2>
        <p className="muted">{t(STATUS_NAMES[order.status])}</p>
      </header>
      <p className="queue-amount">
        <MoneyText amount={order.amount} />
      </p>
      <Proofs ids={order.attachmentIds} />
      {order.remark && <Note>{order.remark}</Note>}
      <Facts
        facts={[
          { name: t('console.member'), value: <MemberLink {...order} /> },
          { name: t('console.method'), value: order.methodName },
          {
            name: t('console.asked_at'),
            value: formats.dateTime(instant(new Date(order.createdAt))),
          },
          { name: t('console.fee'), value: <MoneyText amount={order.fee} /> },
          ...(order.credited > 0n
            ? [
                {
                  name: t('console.credited'),
                  value: <MoneyText amount={order.credited} />,
                  isTotal: true,
                },
              ]
            : []),
        ]}
      />
      {order.held && <HeldNote {...order.held} />}
      {order.reason && <Note tone="warn">{order.reason}</Note>}
      {order.needsSecond && (
        <Note>
          {t('console.needs_second_credit')}
          {order.approvals.map(({ operator, amount, at }) => (
            <p key={operator}>
              {t('console.credit_agreed', {
                operator,
                amount: formats.money(amount),
                time: formats.dateTime(instant(new Date(at))),
              })}
            </p>
          ))}
        </Note>
      )}
      {children}
    </Card>
  );
}

function HeldNote({ provider, paymentId, amount, arrivedAt }: NonNullable<DepositCase['held']>) {
  const t = useT();
  const formats = useFormats();
  return (
    <Note tone="warn">
      {t('console.payment_held', {
        provider,
        amount: formats.money(amount),
        payment: paymentId,
        time: formats.dateTime(instant(new Date(arrivedAt))),
      })}
    </Note>
  );
}
