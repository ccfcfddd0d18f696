import { giveGift, listGifts } from '@baize/contract/gift';
import { isPaidInPieces } from '@baize/contract/promotion-rules';
import { useFormats, useT } from '@baize/i18n/react.tsx';
import type { Id } from '@baize/std/id';
import type { Minor } from '@baize/std/money';
import { TextField } from '@baize/ui/field.tsx';
import { Note } from '@baize/ui/note.tsx';
import { parseAmount } from '@baize/ui/parse-amount';
import { Select } from '@baize/ui/select.tsx';
import { useToast } from '@baize/ui/toast.tsx';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { call } from '../../shared/api.ts';
import { ReasonDialog } from '../../shared/queue/reason-dialog.tsx';
import { refreshQueue } from '../../shared/refresh-queue.ts';
import { useOperator } from '../../shared/use-operator.ts';

type Props = {
  member: { readonly memberId: Id<'mem'>; readonly account: string };
  onClose: () => void;
};

/** Gives a member something that a promotion of the brand has to give, within its budget. */
export function GiveDialog({ member, onClose }: Props) {
  const t = useT();
  const formats = useFormats();
  const toast = useToast();
  const { brand } = useOperator();
  const { gifts, gift, setChosen } = useGifts();
  const [text, setText] = useState('');
  const isPieces = isPaidInPieces(gift?.pays ?? null);
  const amount = parseAmount(text, isPieces ? 0 : brand.currency.scale);
  const inWords = (sum: Minor) => (isPieces ? formats.number(sum) : formats.money(sum));
  const isFitting = gift !== undefined && amount !== null && amount > 0n && amount <= gift.most;
  const isShared = gift?.secondFrom != null && (amount ?? 0n) >= gift.secondFrom;
  const giving = useGive();
  const submit = (reason: string) => {
    if (!gift || amount === null) return;
    const { promotionId, title } = gift;
    giving.mutate(
      { memberId: member.memberId, promotionId, amount, reason },
      {
        onSuccess: ({ status }) => {
          const done = status === 'applying' ? 'application_agreed' : 'application_done';
          toast({ tone: 'win', text: t(`console.${done}`, { title, account: member.account }) });
          onClose();
        },
      },
    );
  };
  return (
    <ReasonDialog
      title={t('console.give')}
      text={t('console.give_text', { account: member.account })}
      action={t('console.give_action')}
      reason="needed"
      isBusy={giving.isPending}
      error={giving.error}
      canSubmit={isFitting}
      onSubmit={submit}
      onClose={onClose}
    >
      {(isTried) =>
        gifts?.length === 0 ? (
          <Note tone="warn">{t('console.give_none')}</Note>
        ) : (
          <>
            <Select
              label={t('console.give_what')}
              options={(gifts ?? []).map(({ promotionId, title }) => ({
                value: promotionId,
                label: title,
              }))}
              value={gift?.promotionId ?? ''}
              onChange={(event) => setChosen(event.target.value)}
            />
            <TextField
              label={t('console.application_amount', { most: gift ? inWords(gift.most) : '' })}
              inputMode="decimal"
              autoComplete="off"
              maxLength={20}
              value={text}
              error={isTried && !isFitting ? t('console.amount_missing') : undefined}
              hint={isShared ? t('console.needs_second') : undefined}
              onChange={(event) => setText(event.target.value)}
            />
          </>
        )
      }
    </ReasonDialog>
  );
}

/** What can be given now, and which of it is chosen: the first until another is. */
function useGifts() {
  const { data } = useQuery({
    queryKey: ['gifts'],
    queryFn: ({ signal }) => call(listGifts, {}, signal),
  });
  const gifts = data?.gifts;
  const [chosen, setChosen] = useState('');
  const gift = gifts?.find(({ promotionId }) => promotionId === chosen) ?? gifts?.[0];
  return { gifts, gift, setChosen };
}

type GiftInput = {
  memberId: Id<'mem'>;
  promotionId: string;
  amount: Minor;
  reason: string;
};

function useGive() {
  const queries = useQueryClient();
  return useMutation({
    mutationFn: (input: GiftInput) => call(giveGift, input),
    onSuccess: () => void refreshQueue(queries, 'applications'),
  });
}
