import type { Output } from '@baize/contract/endpoint';
import type { readWithdrawalDesk } from '@baize/contract/withdrawal';
import { useT } from '@baize/i18n/react.tsx';
import { isId } from '@baize/std/id';
import { Answered } from '../../shared/lists/answered.tsx';
import { BonusAtStakeNote } from './bonus-at-stake.tsx';
import { Checklist } from './checklist.tsx';
import { DeskFigures } from './desk-figures.tsx';
import { DeskWait } from './desk-wait.tsx';
import { UnderWay } from './under-way.tsx';
import { useWithdrawalDesk } from './use-withdrawals.ts';
import './withdraw.css';
import { WithdrawForm } from './withdraw-form.tsx';
import { WithdrawHistory } from './withdraw-history.tsx';
import { WithdrawalView } from './withdrawal-view.tsx';

export type Desk = Output<typeof readWithdrawalDesk>;

/** The withdrawal that the address names; anything else stands for the desk. */
type Props = { orderId: string | null };

/** Money out: what can go and why not more, where it goes, and where it is on its way. */
export function Withdraw({ orderId }: Props) {
  const t = useT();
  return (
    <div className="withdraw">
      <header>
        <h1>{t('cashier.withdraw_title')}</h1>
        <p className="muted">{t('cashier.withdraw_lead')}</p>
      </header>
      {orderId !== null && isId('wdr', orderId) ? (
        <WithdrawalView key={orderId} orderId={orderId} />
      ) : (
        <WithdrawDesk />
      )}
    </div>
  );
}

function WithdrawDesk() {
  const desk = useWithdrawalDesk();
  return (
    <Answered query={desk} waiting={<DeskWait />}>
      {(data) => (
        <>
          <DeskFigures desk={data} />
          {data.bonusAtStake && <BonusAtStakeNote bonus={data.bonusAtStake} />}
          <UnderWay orders={data.open} />
          {data.missing.length > 0 ? (
            <Checklist missing={data.missing} />
          ) : (
            <WithdrawForm desk={data} />
          )}
          <WithdrawHistory />
        </>
      )}
    </Answered>
  );
}
