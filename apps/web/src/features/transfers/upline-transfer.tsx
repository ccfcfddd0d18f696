import type { Output } from '@baize/contract/endpoint';
import type { readUplineDesk, UplineTransfer as Sent } from '@baize/contract/transfer';
import { useT } from '@baize/i18n/react.tsx';
import { Card } from '@baize/ui/card.tsx';
import { EmptyState } from '@baize/ui/empty-state.tsx';
import { lock, users } from '@baize/ui/icons';
import { Loading, Skeleton } from '@baize/ui/skeleton.tsx';
import { useState } from 'react';
import { Answered } from '../../shared/lists/answered.tsx';
import { Mark } from './mark.tsx';
import { SecurityLink } from './security-link.tsx';
import './transfers.css';
import { UplineDone } from './upline-done.tsx';
import { UplineForm } from './upline-form.tsx';
import { UplineRecent } from './upline-recent.tsx';
import { useUplineDesk } from './use-transfers.ts';

export type Desk = Output<typeof readUplineDesk>;

/** Money to the one who invited the member: to whom, how much, and what became of it. */
export function UplineTransfer() {
  const t = useT();
  const desk = useUplineDesk();
  return (
    <div className="transfers">
      <header>
        <h1>{t('cashier.transfer_upline_title')}</h1>
        <p className="muted">{t('cashier.transfer_upline_lead')}</p>
      </header>
      <Answered query={desk} waiting={<Waiting />}>
        {(data) => <OpenDesk desk={data} />}
      </Answered>
    </div>
  );
}

const Waiting = () => (
  <Loading className="transfers">
    <Skeleton height="6rem" />
    <Skeleton height="20rem" />
  </Loading>
);

function OpenDesk({ desk }: { desk: Desk }) {
  const [sent, setSent] = useState<Sent | null>(null);
  const canSend = desk.isOn && desk.upline !== null;
  return (
    <>
      {sent ? (
        <UplineDone sent={sent} onAgain={() => setSent(null)} />
      ) : canSend && desk.hasPaymentPassword ? (
        <UplineForm desk={desk} onSent={setSent} />
      ) : (
        <Why desk={desk} />
      )}
      {(canSend || desk.recent.length > 0) && <UplineRecent recent={desk.recent} />}
    </>
  );
}

/** Why nothing can be sent, and what would change that. */
function Why({ desk }: { desk: Desk }) {
  const t = useT();
  if (!desk.isOn) {
    return (
      <Card>
        <EmptyState art={<Mark of={lock} />} title={t('cashier.transfer_off_title')}>
          {t('cashier.transfer_off_text')}
        </EmptyState>
      </Card>
    );
  }
  if (desk.upline === null) {
    return (
      <Card>
        <EmptyState art={<Mark of={users} />} title={t('cashier.transfer_none_title')}>
          {t('cashier.transfer_none_text')}
        </EmptyState>
      </Card>
    );
  }
  return (
    <Card>
      <EmptyState
        art={<Mark of={lock} />}
        title={t('cashier.transfer_password_title')}
        action={<SecurityLink />}
      >
        {t('cashier.transfer_password_text')}
      </EmptyState>
    </Card>
  );
}
