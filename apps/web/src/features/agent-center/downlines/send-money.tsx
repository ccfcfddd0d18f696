import { wordingOf } from '@baize/client/api-error';
import { readTransferDesk, transferToDownline } from '@baize/contract/agent';
import type { Input, Output } from '@baize/contract/endpoint';
import type { Person } from '@baize/contract/team-shapes';
import { useFormats, useT } from '@baize/i18n/react.tsx';
import { type Minor, subtract } from '@baize/std/money';
import { Button } from '@baize/ui/button.tsx';
import { Card } from '@baize/ui/card.tsx';
import { Facts } from '@baize/ui/facts.tsx';
import { TextField } from '@baize/ui/field.tsx';
import { MoneyText } from '@baize/ui/money-text.tsx';
import { Note } from '@baize/ui/note.tsx';
import { parseAmount } from '@baize/ui/parse-amount';
import { useRequestKey } from '@baize/ui/use-request-key';
import { useMutation, useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { useState } from 'react';
import { AmountField } from '../../../shared/fields/amount-field.tsx';
import { StepUpDialog } from '../../../shared/fields/step-up-dialog.tsx';
import type { FactorProof } from '../../../shared/fields/use-factor.ts';
import { useStepUp } from '../../../shared/fields/use-step-up.ts';
import { useBrand } from '../../../shared/loading/start.tsx';
import { call } from '../../../shared/server/api.ts';
import { useMemberKey } from '../../../shared/session/session.ts';
import { Shown } from '../states.tsx';
import { useTeamRefresh } from '../use-team-refresh.ts';

type Desk = Output<typeof readTransferDesk>;

/** Money to a direct downline: how much may go, a look at it, and then the payment password. */
export function SendMoney({ to }: { to: Person }) {
  const t = useT();
  const asked = useQuery({
    queryKey: useMemberKey('transfers downline'),
    queryFn: ({ signal }) => call(readTransferDesk, {}, signal),
    staleTime: 0,
  });
  return (
    <Card className="team-form">
      <h2>{t('agents.send_title', { account: to.account })}</h2>
      <Shown asked={asked}>
        {(desk) =>
          desk.hasPaymentPassword ? (
            <SendForm desk={desk} to={to} />
          ) : (
            <Note>
              {t('agents.send_needs_password')}{' '}
              <Link to="/member/securityCenter">{t('shell.my_account')}</Link>
            </Note>
          )
        }
      </Shown>
    </Card>
  );
}

/** The most that can go now. */
const mostOf = ({ sendable, max, leftToday }: Desk): Minor =>
  [sendable, max, leftToday].reduce((least, each) => (each < least ? each : least));

/** What is typed, what is wrong with it, and the sending of it. */
function useSending({ desk, to }: { desk: Desk; to: Person }) {
  const t = useT();
  const { money } = useFormats();
  const { currency } = useBrand();
  const [text, setText] = useState('');
  const [remark, setRemark] = useState('');
  const [paymentPassword, setPassword] = useState('');
  const keyOf = useRequestKey();
  const refresh = useTeamRefresh();
  const send = useMutation({
    mutationFn: (input: Input<typeof transferToDownline>) => call(transferToDownline, input),
    onSuccess: () => {
      setText('');
      setRemark('');
      setPassword('');
    },
    onSettled: refresh,
  });
  const amount = parseAmount(text, currency.scale);
  const most = mostOf(desk);
  const problem =
    amount === null || amount < desk.min || amount > most
      ? t('agents.send_between', { min: money(desk.min), max: money(most) })
      : null;
  const submit = (factor?: FactorProof, onError?: (error: unknown) => void) => {
    if (problem || amount === null || paymentPassword === '' || send.isPending) return;
    const { memberId } = to;
    const words = remark.trim();
    const requestKey = keyOf(`${memberId} ${amount} ${words}`);
    const wish = { requestKey, memberId, amount, ...(words && { remark: words }) };
    send.mutate(
      { ...wish, paymentPassword, ...(factor && { factor }) },
      onError ? { onError } : {},
    );
  };
  const typed = { text, setText, remark, setRemark, paymentPassword, setPassword };
  return { ...typed, send, amount, problem, most, submit };
}

/** First what and how much; then the same once more, to be sent by the payment password. */
function SendForm({ desk, to }: { desk: Desk; to: Person }) {
  const sending = useSending({ desk, to });
  const [isReviewed, setReviewed] = useState(false);
  const { send } = sending;
  if (isReviewed && !send.isSuccess) {
    return <Review to={to} desk={desk} sending={sending} onBack={() => setReviewed(false)} />;
  }
  return <Entry desk={desk} sending={sending} onReview={() => setReviewed(true)} />;
}

type Sending = ReturnType<typeof useSending>;

type EntryProps = { desk: Desk; sending: Sending; onReview: () => void };

function Entry({ desk, sending, onReview }: EntryProps) {
  const t = useT();
  const { money } = useFormats();
  const { text, setText, remark, setRemark, send, problem, most } = sending;
  return (
    <form
      className="stack"
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        if (problem) return;
        send.reset();
        onReview();
      }}
    >
      <AmountField
        label={t('agents.amount')}
        value={text}
        onChange={setText}
        hint={t('agents.send_left', {
          sendable: money(desk.sendable),
          left: money(desk.leftToday),
        })}
        error={text !== '' ? (problem ?? undefined) : undefined}
        {...(most >= desk.min && { all: most })}
      />
      <TextField
        label={t('agents.remark')}
        maxLength={140}
        value={remark}
        onChange={(event) => setRemark(event.target.value)}
      />
      {send.isSuccess && (
        <Note tone="brand">
          {t('agents.sent', { amount: money(send.data.amount), account: send.data.to.account })}
        </Note>
      )}
      <Button look="act" type="submit" disabled={problem !== null}>
        {t('agents.send_review')}
      </Button>
    </form>
  );
}

type ReviewProps = { to: Person; desk: Desk; sending: Sending; onBack: () => void };

function Review({ to, desk, sending, onBack }: ReviewProps) {
  const t = useT();
  const { remark, paymentPassword, setPassword, send, amount, submit } = sending;
  const stepUp = useStepUp(() => send.reset());
  if (amount === null) return null;
  return (
    <form
      className="stack"
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        submit(undefined, stepUp.hear);
      }}
    >
      <p>{t('agents.send_check')}</p>
      <Facts
        facts={[
          { name: t('agents.send_to'), value: <bdi>{to.account}</bdi> },
          ...(remark.trim() ? [{ name: t('agents.remark'), value: remark.trim() }] : []),
          {
            name: t('agents.send_left_after'),
            value: <MoneyText amount={subtract(desk.sendable, amount)} />,
          },
          { name: t('agents.amount'), value: <MoneyText amount={amount} />, isTotal: true },
        ]}
      />
      <TextField
        label={t('agents.payment_password')}
        type="password"
        autoComplete="off"
        value={paymentPassword}
        onChange={(event) => setPassword(event.target.value)}
      />
      {send.isError && stepUp.ways === null && <Note tone="loss">{wordingOf(send.error, t)}</Note>}
      {stepUp.ways !== null && (
        <StepUpDialog
          stepUp={stepUp}
          of="sending"
          isBusy={send.isPending}
          error={send.error}
          onProve={(factor) => submit(factor, stepUp.hear)}
        />
      )}
      <div className="agent-tools">
        <Button look="line" disabled={send.isPending} onClick={onBack}>
          {t('agents.send_back')}
        </Button>
        <Button look="act" type="submit" isBusy={send.isPending} disabled={paymentPassword === ''}>
          {t('agents.send')}
        </Button>
      </div>
    </form>
  );
}
