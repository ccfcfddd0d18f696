import type { WithdrawalCase } from '@baize/contract/withdrawal';
import { useFormats, useT } from '@baize/i18n/react.tsx';
import { instant } from '@baize/std/time';
import { Card } from '@baize/ui/card.tsx';
import { CopyButton } from '@baize/ui/copy-button.tsx';
import { Facts } from '@baize/ui/facts.tsx';
import { MoneyText } from '@baize/ui/money-text.tsx';
import { Note } from '@baize/ui/note.tsx';
import type { ReactNode } from 'react';
import { MemberLink } from '../../shared/member-link.tsx';
import { Proofs } from '../../shared/proofs.tsx';
import { StillNeeded } from '../../shared/still-needed.tsx';
import { STATUS_NAMES } from '../../shared/withdrawal-status-names.ts';
import { CheckTags } from './check-tags.tsx';

type Props = { order: WithdrawalCase; children?: ReactNode };

/** All there is to know before deciding: who, where to, what was looked at, who has agreed. */
export function WithdrawalCaseCard({ order, children }: Props) {
  const t = useT();
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
      {order.status === 'review' && <CheckTags checks={order.checks} />}
      <CaseFacts order={order} />
      {order.remark && <Note>{order.remark}</Note>}
      <Proofs ids={order.attachmentIds} />
      {order.reason && (
        <Note tone={order.isFailedPayout ? 'loss' : 'warn'}>
          {order.isFailedPayout && <b>{t('console.payout_failed_of')} </b>}
          {order.reason}
        </Note>
      )}
      {order.needsSecond && <Approvals order={order} />}
      {children}
    </Card>
  );
}

function CaseFacts({ order }: { order: WithdrawalCase }) {
  const t = useT();
  const formats = useFormats();
  return (
    <Facts
      facts={[
        { name: t('console.member'), value: <MemberLink {...order} /> },
        { name: t('console.bank'), value: order.bankName },
        { name: t('console.bank_number'), value: <bdi>{order.accountNumber}</bdi> },
        { name: t('console.bank_name'), value: order.accountName },
        {
          name: t('console.asked_at'),
          value: formats.dateTime(instant(new Date(order.createdAt))),
        },
        { name: t('console.fee'), value: <MoneyText amount={order.fee} /> },
        ...(order.amountReceived === null
          ? []
          : [{ name: t('console.said_came'), value: <MoneyText amount={order.amountReceived} /> }]),
        ...(order.bankReference === null
          ? []
          : [{ name: t('console.bank_reference'), value: <bdi>{order.bankReference}</bdi> }]),
        { name: t('console.payout'), value: <MoneyText amount={order.payout} />, isTotal: true },
      ]}
    />
  );
}

function Approvals({ order }: { order: WithdrawalCase }) {
  const t = useT();
  const formats = useFormats();
  return (
    <Note>
      {t('console.needs_second')}
      {order.approvals.map(({ operator, at }) => (
        <p key={operator}>
          {t('console.agreed_by', { operator, time: formats.dateTime(instant(new Date(at))) })}
        </p>
      ))}
      <StillNeeded rights={order.stillNeeded} />
    </Note>
  );
}
