import { addSlip } from '@baize/contract/deposit';
import { REMARK_MAX } from '@baize/contract/upload';
import { useT } from '@baize/i18n/react.tsx';
import type { Id } from '@baize/std/id';
import { Button } from '@baize/ui/button.tsx';
import { TextField } from '@baize/ui/field.tsx';
import { useState } from 'react';
import { PicturePicker } from '../../shared/fields/picture-picker.tsx';
import type { PicturesHold } from '../../shared/fields/use-pictures.ts';
import { CallError } from '../../shared/server/call-error.tsx';
import { useOrderCall } from './use-deposits.ts';

type Props = { orderId: Id<'dep'>; onDone: () => void };

/** The proof of a payment; somebody looks at it and credits what the bank shows. */
export function SlipForm({ orderId, onDone }: Props) {
  const t = useT();
  const [attachments, setAttachments] = useState<readonly Id<'upl'>[]>([]);
  const [remark, setRemark] = useState('');
  const [isTried, setTried] = useState(false);
  const [hold, setHold] = useState<PicturesHold>(null);
  const sending = useOrderCall(addSlip);
  const submit = () => {
    setTried(true);
    if (attachments.length === 0 || hold !== null) return;
    const note = remark.trim();
    const input = { orderId, attachments: [...attachments], ...(note && { remark: note }) };
    sending.mutate(input, { onSuccess: onDone });
  };
  return (
    <form
      className="slip-form"
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        submit();
      }}
    >
      <PicturePicker
        label={t('cashier.slip')}
        value={attachments}
        onChange={setAttachments}
        onHold={setHold}
        {...(isTried && attachments.length === 0 && { error: t('cashier.slip_needed') })}
      />
      <TextField
        label={t('cashier.remark')}
        hint={t('cashier.remark_hint', { max: REMARK_MAX })}
        maxLength={REMARK_MAX}
        value={remark}
        onChange={(event) => setRemark(event.target.value)}
      />
      <CallError error={sending.error} onRetry={submit} />
      <Button look="act" type="submit" isFull isBusy={sending.isPending || hold === 'sending'}>
        {t('cashier.slip_send')}
      </Button>
    </form>
  );
}
