import type { UplineTransfer as Sent } from '@baize/contract/transfer';
import { REMARK_MAX } from '@baize/contract/upload';
import { useFormats, useT } from '@baize/i18n/react.tsx';
import type { Minor } from '@baize/std/money';
import { Avatar } from '@baize/ui/avatar.tsx';
import { Button } from '@baize/ui/button.tsx';
import { Card } from '@baize/ui/card.tsx';
import { Facts } from '@baize/ui/facts.tsx';
import { TextField } from '@baize/ui/field.tsx';
import { MoneyText } from '@baize/ui/money-text.tsx';
import { parseAmount } from '@baize/ui/parse-amount';
import { useState } from 'react';
import { AmountField } from '../../shared/fields/amount-field.tsx';
import { useTried } from '../../shared/fields/use-tried.ts';
import { useBrand } from '../../shared/loading/start.tsx';
import { ConfirmDialog } from './confirm-dialog.tsx';
import { type AmountProblem, mostOf, problemOf } from './rules.ts';
import type { Desk } from './upline-transfer.tsx';

type Props = { desk: Desk; onSent: (sent: Sent) => void };

/** How much, and a word to it; asked once more before it goes. */
export function UplineForm({ desk, onSent }: Props) {
  const t = useT();
  const { currency } = useBrand();
  const [text, setText] = useState('');
  const [remark, setRemark] = useState('');
  const { isTried, tryNow, form } = useTried();
  const [isAsking, setAsking] = useState(false);
  const amount = parseAmount(text, currency.scale);
  const problem = problemOf(desk, amount);
  const wordOf = useProblemWords(desk);
  const most = mostOf(desk);
  return (
    <>
      <form
        ref={form}
        className="transfers-columns"
        noValidate
        onSubmit={(event) => {
          event.preventDefault();
          tryNow();
          if (problem === null) setAsking(true);
        }}
      >
        <Card className="transfers-form">
          <Recipient name={desk.upline ?? ''} />
          <AmountField
            label={t('cashier.amount')}
            value={text}
            onChange={setText}
            {...(most >= desk.min && { all: most })}
            error={isTried && problem ? wordOf[problem] : undefined}
          />
          <TextField
            label={t('cashier.remark')}
            hint={t('cashier.remark_hint', { max: REMARK_MAX })}
            maxLength={REMARK_MAX}
            value={remark}
            onChange={(event) => setRemark(event.target.value)}
          />
          <Button look="act" size="big" isFull type="submit">
            {t('cashier.transfer_continue')}
          </Button>
        </Card>
        <Card className="transfers-form">
          <h2>{t('cashier.transfer_limits')}</h2>
          <Limits desk={desk} />
        </Card>
      </form>
      {isAsking && amount !== null && (
        <ConfirmDialog
          to={desk.upline ?? ''}
          amount={amount}
          remark={remark.trim()}
          onClose={() => setAsking(false)}
          onSent={onSent}
        />
      )}
    </>
  );
}

function Recipient({ name }: { name: string }) {
  const t = useT();
  return (
    <div className="transfers-recipient">
      <Avatar name={name} />
      <div>
        <small className="muted">{t('cashier.transfer_to')}</small>
        <b>
          <bdi>{name}</bdi>
        </b>
        <small className="muted">{t('cashier.transfer_to_hint')}</small>
      </div>
    </div>
  );
}

function Limits({ desk }: { desk: Desk }) {
  const t = useT();
  const formats = useFormats();
  const locked = desk.cash > desk.sendable;
  return (
    <>
      <Facts
        facts={[
          { name: t('cashier.transfer_balance'), value: <MoneyText amount={desk.cash} /> },
          {
            name: t('cashier.transfer_at_once'),
            value: `${formats.money(desk.min)} – ${formats.money(desk.max)}`,
          },
          { name: t('cashier.transfer_left'), value: <MoneyText amount={desk.leftToday} /> },
          {
            name: t('cashier.transfer_sendable'),
            value: <MoneyText amount={mostOf(desk)} />,
            isTotal: true,
          },
        ]}
      />
      {locked && <p className="faint small">{t('cashier.transfer_locked')}</p>}
    </>
  );
}

function useProblemWords(desk: Desk): Record<AmountProblem, string> {
  const t = useT();
  const { money } = useFormats();
  const of = (amount: Minor) => money(amount);
  return {
    empty: t('cashier.amount_empty'),
    small: t('cashier.amount_small', { min: of(desk.min) }),
    large: t('cashier.amount_large', { max: of(desk.max) }),
    day: t('cashier.transfer_amount_day', { max: of(desk.leftToday) }),
    locked: t('cashier.transfer_amount_locked', { max: of(desk.sendable) }),
  };
}
