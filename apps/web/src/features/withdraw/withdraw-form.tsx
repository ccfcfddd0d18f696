import type { Input } from '@baize/contract/endpoint';
import { requestWithdrawal } from '@baize/contract/withdrawal';
import { useFormats, useT } from '@baize/i18n/react.tsx';
import { feeOf } from '@baize/std/fee';
import type { Id } from '@baize/std/id';
import { type Minor, subtract, ZERO } from '@baize/std/money';
import { Button } from '@baize/ui/button.tsx';
import { Card } from '@baize/ui/card.tsx';
import { RadioGroup } from '@baize/ui/choice.tsx';
import { Facts } from '@baize/ui/facts.tsx';
import { TextField } from '@baize/ui/field.tsx';
import { Icon } from '@baize/ui/icon.tsx';
import { lock } from '@baize/ui/icons';
import { MoneyText } from '@baize/ui/money-text.tsx';
import { parseAmount } from '@baize/ui/parse-amount';
import { useNavigate } from '@tanstack/react-router';
import { useState } from 'react';
import { AmountField } from '../../shared/fields/amount-field.tsx';
import { StepUpDialog } from '../../shared/fields/step-up-dialog.tsx';
import type { FactorProof } from '../../shared/fields/use-factor.ts';
import { useStepUp } from '../../shared/fields/use-step-up.ts';
import { type Tried, useTried } from '../../shared/fields/use-tried.ts';
import { useBrand } from '../../shared/loading/start.tsx';
import { CallError } from '../../shared/server/call-error.tsx';
import { useKeptKey } from '../../shared/session/use-kept-key.ts';
import { LoseBonusDialog } from './bonus-at-stake.tsx';
import { useOrderCall } from './use-withdrawals.ts';
import type { Desk } from './withdraw.tsx';

/** Where to, how much, and the password of money: then it is held and on its way. */
export function WithdrawForm({ desk }: { desk: Desk }) {
  const t = useT();
  const { form: place, ...tried } = useTried();
  const form = useWithdrawForm(desk, tried);
  const { accountId, text, password, isTried, amount, problem, losing, submit } = form;
  const { setAccountId, setText, setPassword, requesting, stepUp } = form;
  return (
    <>
      <form
        ref={place}
        className="withdraw-columns"
        noValidate
        onSubmit={(event) => {
          event.preventDefault();
          submit();
        }}
      >
        <Card className="withdraw-form">
          <Accounts desk={desk} value={accountId} onChange={setAccountId} />
          <AmountField
            label={t('cashier.amount')}
            value={text}
            onChange={setText}
            {...(mostOf(desk) > 0n && { all: mostOf(desk) })}
            error={isTried ? problem : undefined}
          />
          <PaymentPassword
            value={password}
            onChange={setPassword}
            isMissing={isTried && password === ''}
          />
        </Card>
        <Card className="withdraw-form">
          <h2>{t('cashier.summary')}</h2>
          <Summary desk={desk} amount={amount ?? ZERO} />
          {stepUp.ways === null && <CallError error={requesting.error} onRetry={() => submit()} />}
          <Button look="act" size="big" isFull type="submit" isBusy={requesting.isPending}>
            {t('cashier.withdraw_action')}
          </Button>
          <p className="faint small">{t('cashier.withdraw_held')}</p>
        </Card>
      </form>
      {stepUp.ways !== null && (
        <StepUpDialog
          stepUp={stepUp}
          of="withdrawal"
          isBusy={requesting.isPending}
          error={requesting.error}
          onProve={(factor) => submit({ factor })}
        />
      )}
      {losing.isAsked && desk.bonusAtStake && amount !== null && (
        <LoseBonusDialog
          bonus={desk.bonusAtStake}
          amount={amount}
          cash={desk.cash}
          onAgree={() => submit({ giveUp: losing.agree() })}
          onClose={losing.close}
        />
      )}
    </>
  );
}

function useWithdrawForm(desk: Desk, { isTried, tryNow }: Tried) {
  const { currency } = useBrand();
  const [accountId, setAccountId] = useState<string>(desk.accounts[0]?.bankAccountId ?? '');
  const [text, setText] = useState('');
  const [password, setPassword] = useState('');
  const amount = parseAmount(text, currency.scale);
  const problem = useProblem(desk, amount);
  const { requesting, stepUp, request } = useRequest();
  const losing = useLosing(desk);
  const submit = ({ factor, giveUp = losing.agreed }: Consent = {}) => {
    tryNow();
    if (problem !== null || amount === null || password === '') return;
    if (desk.bonusAtStake && giveUp !== desk.bonusAtStake.bonusId) return losing.ask();
    request({
      bankAccountId: accountId as Id<'bka'>,
      amount,
      paymentPassword: password,
      ...(factor && { factor }),
      ...(giveUp && { giveUp }),
    });
  };
  const fields = { accountId, setAccountId, text, setText, password, setPassword };
  return { ...fields, isTried, amount, problem, requesting, stepUp, losing, submit };
}

type Consent = {
  readonly factor?: FactorProof;
  /** The bonus that the member agrees to lose. */
  readonly giveUp?: Id<'bon'> | undefined;
};

/** The question whether a bonus may be lost, and which one was agreed to. */
function useLosing({ bonusAtStake }: Desk) {
  const [isAsked, setAsked] = useState(false);
  const [agreed, setAgreed] = useState<Id<'bon'>>();
  return {
    isAsked,
    agreed,
    ask: () => setAsked(true),
    close: () => setAsked(false),
    agree: () => {
      setAsked(false);
      setAgreed(bonusAtStake?.bonusId);
      return bonusAtStake?.bonusId;
    },
  };
}

type Wish = Omit<Input<typeof requestWithdrawal>, 'requestKey'>;

/** Asks for the payout; where that takes a second factor, `stepUp` asks for it. */
function useRequest() {
  const navigate = useNavigate();
  const requesting = useOrderCall(requestWithdrawal);
  const { keyOf, forget } = useKeptKey('withdrawal');
  const stepUp = useStepUp(() => requesting.reset());
  const request = (wish: Wish) =>
    requesting.mutate(
      { requestKey: keyOf(`${wish.bankAccountId} ${wish.amount}`), ...wish },
      {
        onError: stepUp.hear,
        onSuccess: ({ orderId }) => {
          forget();
          void navigate({ to: '/member/withdraw', search: { order: orderId } });
        },
      },
    );
  return { requesting, stepUp, request };
}

type AccountsProps = { desk: Desk; value: string; onChange: (accountId: string) => void };

function Accounts({ desk, value, onChange }: AccountsProps) {
  const t = useT();
  return (
    <RadioGroup
      name="bank-account"
      look="cards"
      label={t('cashier.to_account')}
      value={value}
      onChange={onChange}
      options={desk.accounts.map(({ bankAccountId, bankName, accountNumber }) => ({
        value: bankAccountId as string,
        label: bankName,
        hint: <bdi>{accountNumber}</bdi>,
      }))}
    />
  );
}

type PasswordProps = { value: string; onChange: (text: string) => void; isMissing: boolean };

function PaymentPassword({ value, onChange, isMissing }: PasswordProps) {
  const t = useT();
  return (
    <TextField
      type="password"
      label={t('cashier.payment_password')}
      autoComplete="off"
      maxLength={255}
      prefix={<Icon of={lock} />}
      value={value}
      error={isMissing ? t('cashier.password_needed') : undefined}
      onChange={(event) => onChange(event.target.value)}
    />
  );
}

const mostOf = ({ withdrawable, max }: Desk): Minor => (withdrawable < max ? withdrawable : max);

function useProblem(desk: Desk, amount: Minor | null): string | null {
  const t = useT();
  const formats = useFormats();
  if (desk.leftToday === 0) return t('cashier.used_up');
  if (amount === null) return t('cashier.amount_empty');
  if (amount < desk.min) return t('cashier.amount_small', { min: formats.money(desk.min) });
  if (amount > desk.max) return t('cashier.amount_large', { max: formats.money(desk.max) });
  if (amount > desk.withdrawable) {
    return t('cashier.amount_over', { max: formats.money(desk.withdrawable) });
  }
  return null;
}

function Summary({ desk, amount }: { desk: Desk; amount: Minor }) {
  const t = useT();
  const fee = feeOf(desk.fee, amount);
  return (
    <Facts
      facts={[
        { name: t('cashier.from_wallet'), value: <MoneyText amount={amount} /> },
        { name: t('cashier.fee'), value: <MoneyText amount={fee} /> },
        {
          name: t('cashier.usual_way'),
          value: t(amount > desk.automaticUpTo ? 'cashier.way_reviewed' : 'cashier.way_automatic'),
        },
        {
          name: t('cashier.to_bank'),
          value: <MoneyText amount={subtract(amount, fee)} />,
          isTotal: true,
        },
      ]}
    />
  );
}
