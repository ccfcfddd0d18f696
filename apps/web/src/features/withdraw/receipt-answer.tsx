import { REMARK_MAX } from '@baize/contract/upload';
import { confirmReceipt, type WithdrawalOrder } from '@baize/contract/withdrawal';
import { useFormats, useT } from '@baize/i18n/react.tsx';
import type { Id } from '@baize/std/id';
import type { Minor } from '@baize/std/money';
import { instant } from '@baize/std/time';
import { Button } from '@baize/ui/button.tsx';
import { RadioGroup } from '@baize/ui/choice.tsx';
import { TextField } from '@baize/ui/field.tsx';
import { Note } from '@baize/ui/note.tsx';
import { parseAmount } from '@baize/ui/parse-amount';
import { useState } from 'react';
import { AmountField } from '../../shared/fields/amount-field.tsx';
import { PicturePicker } from '../../shared/fields/picture-picker.tsx';
import type { PicturesHold } from '../../shared/fields/use-pictures.ts';
import { useBrand } from '../../shared/loading/start.tsx';
import { CallError } from '../../shared/server/call-error.tsx';
import { useOrderCall } from './use-withdrawals.ts';

type Answer = 'received' | 'partly' | 'notReceived';

/** Whether it came; who says nothing is told what that means, and when. */
export function ReceiptAnswer({ order }: { order: WithdrawalOrder }) {
  const t = useT();
  const formats = useFormats();
  const { currency } = useBrand();
  const [answer, setAnswer] = useState<Answer | null>(null);
  const [text, setText] = useState('');
  const [remark, setRemark] = useState('');
  const [attachments, setAttachments] = useState<readonly Id<'upl'>[]>([]);
  const [isTried, setTried] = useState(false);
  const [hold, setHold] = useState<PicturesHold>(null);
  // Who received it all has nothing to prove, and waits for no picture.
  const heldBy = answer === 'received' ? null : hold;
  const confirming = useOrderCall(confirmReceipt);
  const came = parseAmount(text, currency.scale);
  const isAmountRight = came !== null && came < order.payout;
  const submit = () => {
    setTried(true);
    if (answer === null || heldBy !== null || (answer === 'partly' && !isAmountRight)) return;
    const words = remark.trim();
    const proof = { attachments: [...attachments], ...(words && { remark: words }) };
    confirming.mutate(inputOf(order.orderId, answer, { ...proof, amountReceived: came }));
  };
  return (
    <form
      className="withdraw-form"
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        submit();
      }}
    >
      <h2>{t('cashier.receipt_title')}</h2>
      <Answers
        payout={order.payout}
        value={answer}
        onChange={setAnswer}
        isMissing={isTried && answer === null}
      />
      {answer === 'partly' && (
        <AmountField
          label={t('cashier.amount_came')}
          value={text}
          onChange={setText}
          error={
            isTried && !isAmountRight
              ? t('cashier.amount_came_wrong', { max: formats.money(order.payout) })
              : undefined
          }
        />
      )}
      {(answer === 'partly' || answer === 'notReceived') && (
        <Proof
          attachments={attachments}
          onAttach={setAttachments}
          onHold={setHold}
          remark={remark}
          onRemark={setRemark}
        />
      )}
      <CallError error={confirming.error} onRetry={submit} />
      <Button look="act" isFull type="submit" isBusy={confirming.isPending || heldBy === 'sending'}>
        {t('cashier.receipt_send')}
      </Button>
      <Deadline order={order} />
    </form>
  );
}

function Deadline({ order }: { order: WithdrawalOrder }) {
  const t = useT();
  const formats = useFormats();
  if (order.nextAt === null) return null;
  const time = formats.dateTime(instant(new Date(order.nextAt)));
  return (
    <Note>
      {t(order.status === 'paid' ? 'cashier.auto_receive' : 'cashier.report_until', { time })}
    </Note>
  );
}

type AnswersProps = {
  payout: Minor;
  value: Answer | null;
  onChange: (answer: Answer) => void;
  isMissing: boolean;
};

function Answers({ payout, value, onChange, isMissing }: AnswersProps) {
  const t = useT();
  const formats = useFormats();
  return (
    <RadioGroup
      name="receipt"
      look="cards"
      label={t('cashier.receipt_text')}
      value={value}
      onChange={onChange}
      error={isMissing ? t('cashier.receipt_needed') : undefined}
      options={[
        { value: 'received', label: t('cashier.receipt_received'), hint: formats.money(payout) },
        {
          value: 'partly',
          label: t('cashier.receipt_partly'),
          hint: t('cashier.receipt_partly_hint'),
        },
        {
          value: 'notReceived',
          label: t('cashier.receipt_none'),
          hint: t('cashier.receipt_none_hint'),
        },
      ]}
    />
  );
}

type ProofProps = {
  attachments: readonly Id<'upl'>[];
  onAttach: (attachments: readonly Id<'upl'>[]) => void;
  onHold: (hold: PicturesHold) => void;
  remark: string;
  onRemark: (text: string) => void;
};

/** What shows that it did not come: welcome, and never demanded. */
function Proof({ attachments, onAttach, onHold, remark, onRemark }: ProofProps) {
  const t = useT();
  return (
    <>
      <PicturePicker
        label={t('cashier.proof')}
        value={attachments}
        onChange={onAttach}
        onHold={onHold}
      />
      <TextField
        label={t('cashier.remark')}
        hint={t('cashier.remark_hint', { max: REMARK_MAX })}
        maxLength={REMARK_MAX}
        value={remark}
        onChange={(event) => onRemark(event.target.value)}
      />
    </>
  );
}

type ReceiptProof = {
  readonly attachments: Id<'upl'>[];
  readonly remark?: string;
  readonly amountReceived: Minor | null;
};

function inputOf(orderId: Id<'wdr'>, answer: Answer, { amountReceived, ...proof }: ReceiptProof) {
  if (answer === 'received') return { answer, orderId };
  if (answer === 'partly' && amountReceived !== null) {
    return { answer, orderId, amountReceived, ...proof };
  }
  return { answer: 'notReceived' as const, orderId, ...proof };
}
