import type { PromotionApplication } from '@baize/contract/promotion';
import { isPaidInPieces } from '@baize/contract/promotion-rules';
import { useFormats, useT } from '@baize/i18n/react.tsx';
import { TextField } from '@baize/ui/field.tsx';
import { parseAmount } from '@baize/ui/parse-amount';
import { useToast } from '@baize/ui/toast.tsx';
import { useState } from 'react';
import { ReasonDialog } from '../../shared/queue/reason-dialog.tsx';
import { useOperator } from '../../shared/use-operator.ts';
import { useApplicationDecision } from './use-applications.ts';

type Props = { application: PromotionApplication; onClose: () => void };

function useDecision({ application: { title, account }, onClose }: Props) {
  const t = useT();
  const toast = useToast();
  return useApplicationDecision(({ status }) => {
    const done = status === 'applying' ? 'console.application_agreed' : 'console.application_done';
    toast({ tone: 'win', text: t(done, { title, account }) });
    onClose();
  });
}

/** How much is typed by whoever decides, up to the most; tickets are counted, money is not. */
export function ApproveDialog({ application, onClose }: Props) {
  const t = useT();
  const formats = useFormats();
  const { brand } = useOperator();
  const deciding = useDecision({ application, onClose });
  const { participationId, most, pays, account, title, version, secondFrom } = application;
  const scale = isPaidInPieces(pays) ? 0 : brand.currency.scale;
  const [text, setText] = useState('');
  const amount = parseAmount(text, scale);
  const isShared = secondFrom !== null && (amount ?? 0n) >= secondFrom;
  const isFitting = most === null || (amount !== null && amount > 0n && amount <= most);
  const shownMost =
    most !== null && (isPaidInPieces(pays) ? formats.number(most) : formats.money(most));
  const submit = (reason: string) =>
    deciding.mutate({
      decision: 'approve',
      participationId,
      reason,
      ...(most !== null && amount !== null && { amount }),
    });
  return (
    <ReasonDialog
      title={t('console.application_approve')}
      text={
        most === null
          ? t('console.application_join_text', { account, title, version: `${version}` })
          : t('console.application_approve_text', { account, title })
      }
      action={t('console.application_approve')}
      reason="needed"
      isBusy={deciding.isPending}
      error={deciding.error}
      canSubmit={isFitting}
      onSubmit={submit}
      onClose={onClose}
    >
      {(isTried) =>
        shownMost && (
          <TextField
            label={t('console.application_amount', { most: shownMost })}
            inputMode="decimal"
            autoComplete="off"
            maxLength={20}
            value={text}
            error={isTried && !isFitting ? t('console.amount_missing') : undefined}
            hint={isShared ? t('console.needs_second') : undefined}
            onChange={(event) => setText(event.target.value)}
          />
        )
      }
    </ReasonDialog>
  );
}

export function RejectDialog({ application, onClose }: Props) {
  const t = useT();
  const deciding = useDecision({ application, onClose });
  const { participationId, account } = application;
  return (
    <ReasonDialog
      title={t('console.application_reject')}
      text={t('console.application_reject_text', { account })}
      action={t('console.application_reject')}
      look="danger"
      reason="needed"
      hint={t('console.application_reason_hint')}
      isBusy={deciding.isPending}
      error={deciding.error}
      onSubmit={(reason) => deciding.mutate({ decision: 'reject', participationId, reason })}
      onClose={onClose}
    />
  );
}
