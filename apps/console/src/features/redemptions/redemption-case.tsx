import type { RedemptionCase } from '@baize/contract/points';
import { useFormats, useT } from '@baize/i18n/react.tsx';
import { instant } from '@baize/std/time';
import { Card } from '@baize/ui/card.tsx';
import { CopyButton } from '@baize/ui/copy-button.tsx';
import { Facts } from '@baize/ui/facts.tsx';
import { MoneyText } from '@baize/ui/money-text.tsx';
import { Note } from '@baize/ui/note.tsx';
import type { ReactNode } from 'react';
import { MemberLink } from '../../shared/member-link.tsx';
import { AgreementNote } from '../../shared/queue/agreement-note.tsx';
import { StillNeeded } from '../../shared/still-needed.tsx';
import { STATUS_NAMES } from './status-names.ts';

type Props = { order: RedemptionCase; children?: ReactNode };

/** What was redeemed, by whom, and where it goes. */
export function RedemptionCaseCard({ order, children }: Props) {
  const t = useT();
  const { number, dateTime } = useFormats();
  const { recipient } = order;
  return (
    <Card className="queue-detail" aria-label={order.reference}>
      <header>
        <h2>
          <bdi>{order.reference}</bdi> <CopyButton value={order.reference} />
        </h2>
        <p className="muted">{t(STATUS_NAMES[order.status])}</p>
      </header>
      <p className="queue-amount">{order.name}</p>
      <Facts
        facts={[
          { name: t('console.member'), value: <MemberLink {...order} /> },
          { name: t('console.redemption_quantity'), value: number(order.quantity) },
          { name: t('console.redemption_points'), value: number(order.points) },
          ...(order.amount > 0n
            ? [{ name: t('console.redemption_money'), value: <MoneyText amount={order.amount} /> }]
            : []),
          { name: t('console.asked_at'), value: dateTime(instant(new Date(order.createdAt))) },
          ...(recipient
            ? [
                {
                  name: t('console.redemption_recipient'),
                  value: (
                    <bdi>
                      {recipient.name}, {recipient.phone}, {recipient.address}
                    </bdi>
                  ),
                },
              ]
            : []),
        ]}
      />
      {order.status === 'processing' && order.needsSecond && (
        <>
          <AgreementNote agreement={order.agreement} />
          <StillNeeded rights={order.stillNeeded} />
        </>
      )}
      {order.remark && <Note>{order.remark}</Note>}
      {children}
    </Card>
  );
}
